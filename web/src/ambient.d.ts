declare module "texts:all" {
  export const languages: string[];
  export const parts: Record<string, () => Promise<{ default: string }>>;
}

declare module "palette.css";

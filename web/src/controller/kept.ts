/** What the device remembers. Where storage is blocked the page remembers until it is closed, and says so. */

const memory = new Map<string, string>();
let blocked = false;

export const storageBlocked = (): boolean => blocked;

export function recall<T>(key: string, otherwise: T): T {
  const text = read(`breakhouse.${key}`);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const name = `breakhouse.${key}`;
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    blocked = true;
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    blocked = true;
    return memory.get(name) ?? null;
  }
}

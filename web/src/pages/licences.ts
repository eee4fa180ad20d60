/** Third-party parts of this page, with the licences that require a notice. */
export const PARTS = [
  { name: "Jost*", licence: "SIL Open Font License 1.1", by: "The Jost Project Authors" },
  { name: "Rapier", licence: "Apache License 2.0", by: "Dimforge" },
  { name: "Fluent", licence: "Apache License 2.0", by: "Mozilla" },
  { name: "Svelte", licence: "MIT License", by: "the Svelte contributors" },
] as const;

/** What pages owe people and those whose work they use: ratings that say how sure they are, licences that name all parts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { PARTS } from "../../src/pages/licences";
import Results from "../../src/pages/Results.svelte";

vi.mock("../../src/net/api", async (actual) => ({
  ...(await actual<object>()),
  results: () => Promise.resolve({ results: [] }),
  ratings: () => Promise.resolve({ pools: [{ pool: "any", lines: [
    { who: "a", name: "Ann", rating: 1612, played: 2, bot: false, provisional: true },
    { who: "b", name: "Bo", rating: 1500, played: 40, bot: false, provisional: false },
  ] }] }),
}));

vi.mock("../../src/net/visitor.svelte", () => ({ known: () => new Promise(() => undefined) }));

test("a rating after few matches is shown as provisional, and no other", async () => {
  const page = mount(Results, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll("tbody tr")).toHaveLength(2));
  const [ann, bo] = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);
  expect(ann).toMatch(/Ann.*1612.*provisional/s);
  expect(bo).not.toContain("provisional");
  await unmount(page);
});

const BUILDS = ["@sveltejs/vite-plugin-svelte", "typescript", "vite"];
const LICENCES: Record<string, string> = {
  "Apache-2.0": "Apache License 2.0", MIT: "MIT License", "OFL-1.1": "SIL Open Font License 1.1",
};
const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../..", path), "utf8"));

test("every package that the page brings along is named with its licence", () => {
  const brought = Object.keys(read("package.json").dependencies).filter((name) => !BUILDS.includes(name));
  for (const name of brought) {
    const part = PARTS.find((one) => name.toLowerCase().includes(one.name.toLowerCase().replace("*", "")));
    expect(part, name).toBeDefined();
    expect(part!.licence).toBe(LICENCES[read(`node_modules/${name}/package.json`).license]);
  }
  expect(brought).toHaveLength(PARTS.length);
});

/** What the device remembers. If storage is blocked, the page remembers until it's closed, and says so. */

const memory = new Map<string, string>();
let blocked = false;

export const storageBlocked = (): boolean => blocked;

export const recall = <T>(key: string, otherwise: T): T => recallFrom(() => localStorage, key, otherwise);
export const remember = (key: string, value: unknown): void => rememberIn(() => localStorage, key, value);

/** What only this tab remembers, even across reloads. */
export const recallHere = <T>(key: string, otherwise: T): T => recallFrom(() => sessionStorage, key, otherwise);
export const rememberHere = (key: string, value: unknown): void => rememberIn(() => sessionStorage, key, value);

function recallFrom<T>(storage: () => Storage, key: string, otherwise: T): T {
  const text = read(storage, `breakhouse.${key}`);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

function rememberIn(storage: () => Storage, key: string, value: unknown): void {
  const name = `breakhouse.${key}`;
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    storage().setItem(name, text);
  } catch {
    blocked = true;
  }
}

function read(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name) ?? memory.get(name) ?? null;
  } catch {
    blocked = true;
    return memory.get(name) ?? null;
  }
}

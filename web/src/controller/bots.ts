/** Bots have names at the table, so that three of the same strength can be told apart. */

const LEVELS = new Set(["beginner", "casual", "strong", "expert", "random"]);

/** First names of people from the workshops; the same in every language. */
const NAMES = ["Anni", "Oskar", "Gunta", "Paul", "Lucia", "Wassily", "Marianne", "Josef"];

/** What to call whoever sits there: people by their name, a house bot by one of ours. */
export const calledAt = (name: string, seat: number): string => (LEVELS.has(name) ? NAMES[seat % NAMES.length]! : name);

export const called = (names: string[]): string[] => names.map(calledAt);

import type { LanguageWords } from './words.ts';

const OWNER = /([\w$]+(?:\.[\w$]+)*)\.$/;

/** What to offer behind a dot, by the text of the line up to there; null where no member is asked for. */
export function memberWords(words: LanguageWords, before: string): readonly string[] | null {
  // Two dots or more spread what follows.
  if (!before.endsWith('.') || before.endsWith('..')) return null;
  const owner = OWNER.exec(before)?.[1];
  if (owner === undefined) return words.members;
  if (/^\d/.test(owner)) return [];
  const rests = words.names
    .filter((name) => name.startsWith(`${owner}.`))
    .map((name) => name.slice(owner.length + 1));
  return rests.length > 0 ? rests : words.members;
}

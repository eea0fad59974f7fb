import type { LanguageKey } from '@stepwise/contracts/language';
import { WORDS, type LanguageWords } from './words.ts';

type Version = readonly [major: number, minor: number];

/** Of what is offered, the words that came late: a Judge0 server may have the toolchains of 2019. */
const SINCE: Readonly<Record<LanguageKey, ReadonlyMap<string, Version>>> = {
  JAVASCRIPT: new Map([
    ['replaceAll', [15, 0]],
    ['at', [16, 6]],
    ['structuredClone', [17, 0]],
    ['findLast', [18, 0]],
  ]),
  // Of TypeScript itself, which brings the types.
  TYPESCRIPT: new Map([
    ['replaceAll', [4, 2]],
    ['at', [4, 6]],
    ['structuredClone', [4, 7]],
    ['findLast', [5, 0]],
  ]),
  PYTHON: new Map([['match', [3, 10]]]),
  JAVA: new Map([
    ['var', [10, 0]],
    ['record', [16, 0]],
    ['toList', [16, 0]],
  ]),
};

/**
 * Tells of a word whether this version of a language knows it.
 * @param version as the server tells it, like `Node.js 12.14.0`; of null all is known
 */
export function isKnownTo(language: LanguageKey, version: string | null) {
  const found = /(\d+)(?:\.(\d+))?/.exec(version ?? '');
  const [major, minor] = [Number(found?.[1] ?? Infinity), Number(found?.[2] ?? 0)];
  return (word: string): boolean => {
    const [sinceMajor, sinceMinor] = SINCE[language].get(word) ?? [0, 0];
    return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
  };
}

/** The words of a language that this version of it knows. */
export function knownWords(language: LanguageKey, version: string | null): LanguageWords {
  const words = WORDS[language];
  const isKnown = isKnownTo(language, version);
  return {
    ...words,
    keywords: words.keywords.filter(isKnown),
    names: words.names.filter(isKnown),
    members: words.members.filter(isKnown),
  };
}

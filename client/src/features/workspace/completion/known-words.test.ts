import type { LanguageKey } from '@stepwise/contracts/language';
import { expect, test } from 'vitest';
import { knownWords } from './known-words.ts';
import { WORDS } from './words.ts';

const all = (language: LanguageKey, version: string | null): string[] => {
  const { keywords, names, members } = knownWords(language, version);
  return [...keywords, ...names, ...members];
};

test.each<[LanguageKey, string, string[]]>([
  ['JAVASCRIPT', 'Node.js 12.14.0', ['at', 'findLast', 'replaceAll', 'structuredClone']],
  ['JAVASCRIPT', 'Node.js 16.20.2', ['findLast', 'structuredClone']],
  ['TYPESCRIPT', 'TypeScript 3.7.4', ['at', 'findLast', 'replaceAll', 'structuredClone']],
  ['PYTHON', 'Python 3.8.1', ['match']],
  ['JAVA', 'OpenJDK 13.0.1', ['record', 'toList']],
])('%s does not offer what %s does not know', (language, version, unknown) => {
  const offered = all(language, version);
  const left = all(language, null).filter((word) => !offered.includes(word));
  expect(left.toSorted()).toEqual(unknown);
});

test.each<[LanguageKey, string | null]>([
  ['JAVASCRIPT', 'Node.js 20.20.2'],
  ['PYTHON', 'Python 3.11.2'],
  ['JAVA', 'OpenJDK 17'],
  ['TYPESCRIPT', null],
])('%s offers everything with %s', (language, version) => {
  expect(knownWords(language, version)).toEqual(WORDS[language]);
});

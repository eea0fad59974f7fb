import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Says whether a word is spelt right, in British English and the terms of the field. */
export type IsSpelt = (word: string) => boolean;

/** Words of the field and names that the dictionary does not have, one a line. */
const TERMS = join(import.meta.dirname, 'terms.txt');

export async function createSpeller(): Promise<IsSpelt> {
  const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const terms = await readFile(TERMS, 'utf8');
  for (const term of terms.split('\n').filter(Boolean)) spell.add(term);
  return (word) => !isWord(word) || spell.correct(word.replaceAll('’', "'"));
}

/** Letters, pairs of them, digits and names in capitals are of the task, not of the language. */
function isWord(text: string): boolean {
  return text.length > 2 && /^[A-Za-z’']+$/.test(text) && text !== text.toUpperCase();
}

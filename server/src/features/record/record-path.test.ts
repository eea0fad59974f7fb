import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { expect, it } from 'vitest';
import { LOCAL_LANGUAGES } from '../../../../cli/lib/languages.mjs';
import { languageOfFile, programFile } from './record-path.ts';

it('programs are called in a record as the command line calls them', () => {
  for (const key of LANGUAGE_KEYS) {
    expect(programFile(key)).toBe(LOCAL_LANGUAGES[key].file);
    expect(languageOfFile(programFile(key))).toBe(key);
  }
  expect(languageOfFile('README.md')).toBeNull();
});

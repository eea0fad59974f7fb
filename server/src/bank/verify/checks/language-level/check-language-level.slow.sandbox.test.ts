import type { LanguageKey } from '@stepwise/contracts/language';
import { beforeAll, expect, it } from 'vitest';
import { readProblem } from '../../../read-problem.ts';
import { copyBank } from '../../../test-bank.ts';
import { checkLanguageLevel } from './check-language-level.ts';
import { findNode12 } from './node-12.ts';

const SLUG = 'climbingstairs';
const TEMPLATES = `${SLUG}/attachments/templates`;

// Fetched here, once: no check need wait for it.
beforeAll(async () => {
  await findNode12();
});

const log = (): void => undefined;

it('finds nothing wrong with a package as it is', async () => {
  const bank = await copyBank(SLUG);
  const problem = await readProblem(bank.at(SLUG));
  expect(await checkLanguageLevel({ problem, log })).toEqual([]);
});

const TOO_NEW: [LanguageKey, string, string, string, RegExp][] = [
  [
    'JAVASCRIPT',
    'javascript/main.js',
    'return 0',
    'return n?.length ?? 0',
    /^the JAVASCRIPT starter is no JavaScript of Node 12:[^]*Unexpected token/,
  ],
  [
    'PYTHON',
    'python3/main.py',
    'return 0',
    'match n:\n        case _: return 0',
    /^the PYTHON starter is no Python 3\.8:[^]*SyntaxError/,
  ],
  [
    'JAVA',
    'java/Main.java',
    '0;',
    'switch (n) { default -> 0; };',
    /^the JAVA starter does not compile as Java 13 without warnings:[^]*switch expressions/,
  ],
  [
    'TYPESCRIPT',
    'typescript/main.ts',
    'n: number',
    'n',
    /^the TYPESCRIPT starter: Parameter 'n' implicitly has an 'any' type/,
  ],
];

it.each(TOO_NEW)(
  'finds %s that is too new or not strict',
  async (language, path, from, to, fault) => {
    const bank = await copyBank(SLUG);
    await bank.edit(`${TEMPLATES}/${path}`, from, to);
    const problem = await readProblem(bank.at(SLUG));
    const starters = { [language]: problem.starters[language] ?? '' };
    const found = await checkLanguageLevel({
      problem: { ...problem, starters, references: {} },
      log,
    });
    expect(found).toEqual([expect.stringMatching(fault)]);
  },
);

import { expect, it, vi } from 'vitest';
import { readProblem } from '../../../read-problem.ts';
import { copyBank } from '../../../test-bank.ts';
import { checkLanguageLevel } from './check-language-level.ts';

vi.mock('./node-12.ts', () => ({ findNode12: () => Promise.resolve(null) }));

const SUBSTITUTE = 'there is no Node 12.14 here: JavaScript is parsed as ES2019 instead';

it.each([
  ['takes what it knew', 'return 0', 'return n', []],
  [
    'refuses what came later',
    'return 0',
    'return n ?? 0',
    ['the JAVASCRIPT starter is no JavaScript of Node 12:\nUnexpected token (5:12)'],
  ],
])('without a Node 12 the grammar of its time %s', async (_name, from, to, faults) => {
  const bank = await copyBank('climbingstairs');
  await bank.edit('climbingstairs/attachments/templates/javascript/main.js', from, to);
  const problem = await readProblem(bank.at('climbingstairs'));
  const starters = { JAVASCRIPT: problem.starters.JAVASCRIPT ?? '' };
  const lines: string[] = [];
  const found = await checkLanguageLevel({
    problem: { ...problem, starters, references: {} },
    log: (line) => lines.push(line),
  });
  expect(found).toEqual(faults);
  expect(lines).toEqual([SUBSTITUTE]);
});

it('refuses syntax that came after TypeScript 3.7, whatever the TypeScript is here', async () => {
  const bank = await copyBank('climbingstairs');
  const path = 'climbingstairs/attachments/templates/typescript/main.ts';
  await bank.edit(path, 'return 0', 'n ??= 1;\n  return n satisfies number');
  const { starters, ...problem } = await readProblem(bank.at('climbingstairs'));
  const { TYPESCRIPT = '' } = starters;
  const found = await checkLanguageLevel({
    problem: { ...problem, starters: { TYPESCRIPT }, references: {} },
    log: () => undefined,
  });
  expect(found).toEqual([
    'the TYPESCRIPT starter is no TypeScript 3.7:\n??= (6:5)\nsatisfies (7:10)',
  ]);
});

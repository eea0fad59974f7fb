import { beforeAll, describe, expect, it } from 'vitest';
import { BANK_DIRECTORY, listPackages, readProblem } from '../read-problem.ts';
import type { BankProblem } from '../bank-problem.ts';
import { EQUIVALENTS_YAML } from '../strength/equivalents.ts';
import { copyBank } from '../test-bank.ts';
import { boundsOfStatement, boundsOfValidator } from './bounds.ts';
import { lintBank } from './lint-bank.ts';

describe('bounds', () => {
  it.each([
    [String.raw`$1 \le n \le 200\,000$`, [200_000n]],
    [String.raw`$-10^9 \le a_i \le 2 \cdot 10^{12}$`, [10n ** 9n, 2n * 10n ** 12n]],
    [String.raw`$-2^{31} \le a_i \le 2^{31} - 1$`, [2n ** 31n]],
    ['at most 20,000 combinations', [20_000n]],
    ['every character has an ASCII code from 32 to 126', []],
    [String.raw`$0 \le d \le 9$`, []],
  ])('of a statement: %s', (text, expected) => {
    expect([...boundsOfStatement(text)]).toEqual(expected);
  });

  it.each([
    ['assert 1 <= n <= 200_000', [200_000n]],
    ['-(10 ** 9) <= k <= 2 * 10**12', [10n ** 9n, 2n * 10n ** 12n]],
    ['re.fullmatch(r"[a-z]{1,500}\\n", text)', [500n]],
    ['sys.exit(42)', []],
  ])('of a validator: %s', (source, expected) => {
    expect([...boundsOfValidator(source)]).toEqual(expected);
  });
});

describe('the language of a problem', () => {
  let model: BankProblem;
  let problems: readonly BankProblem[];
  beforeAll(async () => {
    problems = await Promise.all(
      (await listPackages(BANK_DIRECTORY)).map((one) => readProblem(one)),
    );
    const found = problems.find(({ slug }) => slug === 'climbingstairs');
    if (!found) throw new Error('There is no climbingstairs');
    model = found;
  });

  it.each<[string, (problem: BankProblem) => Partial<BankProblem>, RegExp]>([
    ['a typing error', (p) => ({ description: `${p.description} A recieved word.` }), /recieved/],
    ['a typing error in a hint', () => ({ hints: ['Countt the steps.'] }), /hints: .*Countt/],
    [
      'a sentence without end',
      (p) => ({ editorial: `${p.editorial}\n\n${'We count and '.repeat(14)}stop.` }),
      /editorial: a sentence of 43 words/,
    ],
    [
      'words for scholars',
      () => ({
        editorial:
          'Characteristically, systematic enumeration necessitates sophisticated methodological considerations.',
      }),
      /editorial: needs \d\d\.\d years of school/,
    ],
    ['a letter from nowhere', (p) => ({ constraints: `${p.constraints}\n$z < 5$` }), /what is z\?/],
    ['another bound', () => ({ constraints: '$1 \\le n \\le 46$' }), /validator does not know 46/],
    [
      'a limit of the validator alone',
      (p) => ({ validator: `${p.validator}\nassert n != 12345` }),
      /does not name 12345/,
    ],
    [
      'a plain number',
      (p) => ({ description: `${p.description} At most 20,000.` }),
      /write 20,000/,
    ],
  ])('has not %s', async (_, change, fault) => {
    expect(await lintBank([{ ...model, ...change(model) }])).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  it('has no list of mutants on lines that have changed', async () => {
    const bank = await copyBank('climbingstairs');
    const entry = {
      language: 'java',
      line: 1,
      code: 'import',
      fault: '0 became 1',
      reason: 'it is',
    };
    await bank.write(`climbingstairs/${EQUIVALENTS_YAML}`, `${JSON.stringify([entry])}\n`);
    expect(await lintBank([{ ...model, directory: bank.at('climbingstairs') }])).toEqual([
      `climbingstairs: ${EQUIVALENTS_YAML}: line 1 of the reference in JAVA is not import`,
    ]);
  });

  it('is not that of another problem', async () => {
    const other = problems.find(({ slug }) => slug === 'minwindow');
    if (!other) throw new Error('There is no minwindow');
    expect(await lintBank([model, { ...other, description: model.description }])).toEqual(
      expect.arrayContaining([
        'climbingstairs: 100 % of its statement stands in that of minwindow',
      ]),
    );
  });

  it('is right in the whole bank', async () => {
    expect(await lintBank(problems)).toEqual([]);
  });
});

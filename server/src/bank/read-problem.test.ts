import { describe, expect, it } from 'vitest';
import { BANK_DIRECTORY, listPackages, readProblem } from './read-problem.ts';
import { copyBank } from './test-bank.ts';

const SLUG = 'climbingstairs';

describe('readProblem', () => {
  it('reads every problem of the bank', async () => {
    const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
    expect(problems.map((problem) => problem.slug)).toContain(SLUG);
  });

  it('maps a package to the fields of the product', async () => {
    const bank = await copyBank(SLUG);
    const problem = await readProblem(bank.at(SLUG));
    expect(problem).toMatchObject({
      slug: SLUG,
      bankId: '3f0c9a52-7d0e-4c58-9b1f-0a6a6f2b7c31',
      number: 31,
      title: 'Climbing Stairs',
      difficulty: 'EASY',
      tags: ['DP', 'Math', 'Recursion', 'LVL-1'],
      category: 'dp',
      constraints: String.raw`$1 \le n \le 45$`,
      checker: 'tokens',
      timeLimitMs: 1000,
      memoryLimitKb: 262_144,
      generated: [],
      bruteForce: { rejected: true, where: 'secret/1-edge/05-max' },
    });
    expect(problem.description).toContain('## Input');
    expect(problem.description).not.toContain('## Constraints');
    expect(problem.hints).toHaveLength(3);
    const languages = ['JAVA', 'JAVASCRIPT', 'PYTHON', 'TYPESCRIPT'];
    expect(Object.keys(problem.starters).sort()).toEqual(languages);
    expect(Object.keys(problem.references).sort()).toEqual(languages);
    expect(Object.keys(problem.examples).sort()).toEqual(languages);
    expect(problem.examples.PYTHON?.[0]).toEqual({
      input: '2',
      output: '2',
      explanation: 'Two small moves (1 + 1) or one big move (2).',
    });
  });

  it('knows a problem by its uuid, however that is written', async () => {
    const bank = await copyBank(SLUG);
    const { bankId } = await readProblem(bank.at(SLUG));
    await bank.edit(`${SLUG}/problem.yaml`, bankId, bankId.toUpperCase());
    expect((await readProblem(bank.at(SLUG))).bankId).toBe(bankId);
  });

  it('puts samples first and shows the directories that are visible', async () => {
    const bank = await copyBank(SLUG);
    const { cases } = await readProblem(bank.at(SLUG));
    expect(cases.map(({ name, visible }) => [name, visible])).toEqual([
      ['sample/1', true],
      ['sample/2', true],
      ['sample/3', true],
      ['secret/1-edge/01-one', true],
      ['secret/1-edge/02-four', true],
      ['secret/1-edge/03-ten', true],
      ['secret/1-edge/04-44', true],
      ['secret/1-edge/05-max', true],
      ['secret/2-random/01', false],
      ['secret/2-random/02', false],
      ['secret/2-random/03', false],
    ]);
    expect(cases[0]).toMatchObject({ input: '2\n', output: '2\n' });
  });

  it('explains an example in the words of a language', async () => {
    const bank = await copyBank(SLUG);
    await bank.edit(
      `${SLUG}/.platform.yaml`,
      '  - case: sample/1\n',
      '  - case: sample/1\n    explanation_java: In Java.\n',
    );
    const { examples } = await readProblem(bank.at(SLUG));
    expect(examples.JAVA?.[0]?.explanation).toBe('In Java.');
    expect(examples.PYTHON?.[0]?.explanation).toContain('small moves');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import type { BankProblem } from '../../bank-problem.ts';
import { readProblem } from '../../read-problem.ts';
import { copyBank } from '../../test-bank.ts';
import type { TestBank } from '../../test-bank.ts';
import { checkAutomatic } from './check-automatic.ts';
import { checkContent } from './check-content.ts';
import { checkReferences } from './check-references.ts';
import { checkRejected } from './check-rejected.ts';
import { checkStarters } from './starters/check-starters.ts';
import { checkValidator } from './check-validator.ts';
import { openVerification } from '../verify-problem.ts';
import type { Check } from '../verification.ts';

const SLUG = 'climbingstairs';
const at = (path: string): string => `${SLUG}/${path}`;
const REFERENCE = at('submissions/accepted/reference_py.py');
const STARTER = at('attachments/templates/python3/main.py');
const WRONG = at('submissions/wrong_answer');
const SLOW = at('submissions/time_limit_exceeded');

type Spoil = (bank: TestBank) => Promise<unknown>;
type Narrow = (problem: BankProblem) => Partial<BankProblem>;
type Row = readonly [name: string, spoil: Spoil, fault: string | RegExp];

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

async function faultsOf(check: Check, spoil: Spoil, narrow: Narrow): Promise<readonly string[]> {
  const bank = await copyBank(SLUG);
  await spoil(bank);
  const problem = await readProblem(bank.at(SLUG));
  const { signal } = new AbortController();
  return check(await openVerification({ ...problem, ...narrow(problem) }, { engine, signal }));
}

/** Each row spoils a package in one way; `narrow` keeps what the check needs, to be quick. */
function table(check: Check, rows: readonly Row[], narrow: Narrow = () => ({})): void {
  describe(check.name, () => {
    it('finds nothing wrong with a package as it is', async () => {
      expect(await faultsOf(check, () => Promise.resolve(), narrow)).toEqual([]);
    });

    it.each(rows)('finds %s', async (_name, spoil, fault) => {
      const expected: unknown =
        typeof fault === 'string' ? expect.stringContaining(fault) : expect.stringMatching(fault);
      expect(await faultsOf(check, spoil, narrow)).toEqual([expected]);
    });
  });
}

const editing =
  (path: string, from: string | RegExp, to: string): Spoil =>
  (bank) =>
    bank.edit(path, from, to);
const writing = (path: string, content: string): Spoil => {
  return (bank) => bank.write(path, content);
};
const removing = (path: string): Spoil => {
  return (bank) => bank.remove(path);
};

table(checkContent, [
  [
    'a short editorial',
    writing(at('solution/solution.en.md'), 'Add them up.\n'),
    'the editorial has 3 words, not 150 to 400',
  ],
  [
    'a case that is there twice',
    writing(at('data/secret/2-random/02.in'), '17\n'),
    'secret/2-random/02 has the same input as secret/2-random/01',
  ],
  [
    'an edge case that nobody explains',
    removing(at('data/secret/1-edge/02-four.yaml')),
    'secret/1-edge/02-four.yaml does not say what the case is for',
  ],
  [
    'too few programs that must fail',
    async (bank) => {
      await bank.remove(WRONG);
      for (const name of ['plain_recursion_js.js', 'plain_recursion.py']) {
        await bank.remove(`${SLOW}/${name}`);
      }
    },
    'fewer than two programs that must be rejected',
  ],
  [
    'a promise of a slow solution that is not in Java',
    removing(`${SLOW}/plain_recursion_java`),
    'a too slow solution is promised, but there is none in Java',
  ],
  [
    'a promise that names no case',
    editing(at('.platform.yaml'), 'secret/1-edge/05-max', 'secret/1-edge/06-max'),
    'brute_force.where names no case: secret/1-edge/06-max',
  ],
]);

table(checkValidator, [
  [
    'a case that the validator refuses',
    writing(at('data/secret/1-edge/01-one.in'), '99\n'),
    'the validator refuses secret/1-edge/01-one: AssertionError: n out of range',
  ],
  [
    'an invalid input that the validator takes',
    writing(at('data/invalid_input/01-zero.in'), '7\n'),
    'the validator takes invalid_input/01-zero.in',
  ],
  [
    'a validator that takes garbage',
    editing(at('input_validators/validate.py'), '[1-9][0-9]*', '[0-9]+'),
    'the validator takes invalid_input/04-leading-zero.in',
  ],
  [
    'a validator that was never put to the test',
    removing(at('data/invalid_input')),
    'fewer than two invalid inputs',
  ],
]);

const python = (problem: BankProblem): Partial<BankProblem> => ({
  programs: problem.programs.filter(
    ({ language, outcome }) => language === 'PYTHON' && outcome !== 'time_limit_exceeded',
  ),
  starters: { PYTHON: problem.starters.PYTHON ?? '' },
});

const BUSY = 'import time\n    while n == 45 and time.process_time() < 1.5: pass';
const beingBusy = (path: string): Spoil => editing(path, '    print(', `    ${BUSY}\n    print(`);

table(
  checkReferences,
  [
    [
      'a wrong reference',
      editing(REFERENCE, 'n + 1', 'n'),
      /^accepted\/reference_py\.py: sample\/1: Wrong Answer, .* and 7 more$/,
    ],
    [
      'a reference that crashes',
      editing(REFERENCE, 'def main', 'raise ValueError\n\n\ndef main'),
      'accepted/reference_py.py: sample/1: Runtime Error',
    ],
    [
      'a reference that takes more than half the limit',
      beingBusy(REFERENCE),
      /^accepted\/reference_py\.py takes [12]\.\d\d s, more than half the limit of 2\.50 s$/,
    ],
    [
      'an answer that the Python reference prints otherwise',
      writing(at('data/sample/1.ans'), ' 2\n'),
      'accepted/reference_py.py: sample/1: Wrong Answer',
    ],
    [
      'a program that does not compile',
      editing(at('submissions/accepted/reference_ts.ts'), 'n: number', 'n: string'),
      /^accepted\/reference_ts\.ts does not compile:\nmain\.ts\(/,
    ],
  ],
  ({ programs }) => ({
    programs: programs.filter(({ language }) => language === 'PYTHON' || language === 'TYPESCRIPT'),
  }),
);

table(
  checkRejected,
  [
    [
      'a wrong program that is right',
      editing(`${WRONG}/off_by_one.py`, '(2, n)', '(2, n + 1)'),
      'wrong_answer/off_by_one.py: gets no Wrong Answer',
    ],
    [
      'a wrong program that crashes instead',
      writing(`${WRONG}/crash.py`, 'raise ValueError\n'),
      'wrong_answer/crash.py: gets no Wrong Answer',
    ],
    [
      'a wrong program that crashes as well',
      editing(`${WRONG}/off_by_one.py`, 'print(', 'print(1 // (45 - n), '),
      /^wrong_answer\/off_by_one\.py: must only give wrong answers: .*05-max: Runtime Error$/,
    ],
    [
      'a wrong program that a slower machine would stop',
      beingBusy(`${WRONG}/off_by_one.py`),
      /^wrong_answer\/off_by_one\.py: takes [12]\.\d\d s, more than half the limit of 2\.50 s$/,
    ],
  ],
  python,
);

describe(checkRejected.name, () => {
  const slow = ({ programs }: BankProblem): Partial<BankProblem> => ({
    programs: programs.filter(({ outcome }) => outcome === 'time_limit_exceeded').slice(-1),
  });

  it('finds a slow program that is not slow', async () => {
    const fault = 'is not too slow within 1.5 times the limit';
    const quicken: Spoil = async (bank) => {
      await bank.remove(SLOW);
      await bank.copy(at('submissions/accepted/reference_java'), `${SLOW}/quick_java`);
    };
    expect(await faultsOf(checkRejected, quicken, slow)).toEqual([
      `time_limit_exceeded/quick_java: ${fault}`,
    ]);
  });

  it('finds a slow program that passes where it was promised to fail', async () => {
    const promise = editing(at('.platform.yaml'), 'secret/1-edge/05-max', 'sample/1');
    expect(await faultsOf(checkRejected, promise, slow)).toEqual([
      'time_limit_exceeded/plain_recursion_js.js: passes sample/1',
    ]);
  });
});

table(checkAutomatic, [
  [
    'tests that all have the same answer',
    async (bank) => {
      await bank.remove(at('data/secret'));
      await bank.edit(at('.platform.yaml'), ', secret/1-edge', '');
      for (const name of ['1', '2']) await bank.write(at(`data/sample/${name}.ans`), '3\n');
      await bank.write(at('data/sample/3.ans'), '3\n');
    },
    'a program that prints the answer of the first sample is accepted',
  ],
  [
    'tests that a program passes that prints its input',
    async (bank) => {
      await bank.remove(at('data/secret'));
      await bank.edit(at('.platform.yaml'), ', secret/1-edge', '');
      await bank.write(at('data/sample/3.ans'), '5\n');
    },
    'a program that prints its input is accepted',
  ],
]);

table(
  checkStarters,
  [
    ['a starter that solves the problem', (bank) => bank.copy(REFERENCE, STARTER), 'is accepted'],
    [
      'a starter that crashes',
      editing(STARTER, 'return 0', 'raise ValueError'),
      /^the PYTHON starter must run: sample\/1: Runtime Error, .* and 8 more$/,
    ],
  ],
  python,
);

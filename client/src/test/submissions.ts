import type { Counterexample } from '@stepwise/contracts/counterexample';
import type { Growth } from '@stepwise/contracts/growth';
import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { testId } from './problems.ts';

/** A test that passed, like the second of Climbing Stairs. */
export function buildSubmissionTest(overrides: Partial<SubmissionTest> = {}): SubmissionTest {
  return {
    id: testId(700 + (overrides.index ?? 1)),
    index: 1,
    passed: true,
    status: 'Accepted',
    hidden: false,
    stdin: '5\n',
    expected: '8\n',
    stdout: '8\n',
    stderr: null,
    time: '0.021 s',
    memory: '9216 KB',
    ...overrides,
  };
}

export function buildSubmission(overrides: Partial<Submission> = {}): Submission {
  return {
    id: testId(600),
    problemId: testId(500),
    problemTitle: 'Climbing Stairs',
    status: 'Accepted',
    language: 'JAVASCRIPT',
    sourceCode: 'console.log(8)',
    stdout: null,
    stderr: null,
    compileOutput: null,
    time: '["0.021 s"]',
    memory: '["9216 KB"]',
    createdAt: '2026-03-04T12:00:00.000Z',
    passedCount: 1,
    totalCount: 1,
    outdated: false,
    judgedAgain: false,
    replaced: null,
    testCases: [buildSubmissionTest()],
    ...overrides,
  };
}

/** Nobody has looked for it yet. */
export function buildCounterexample(overrides: Partial<Counterexample> = {}): Counterexample {
  return {
    ...{ state: 'open', reason: null, tried: 0, test: null },
    ...{ isOutOfTime: false, isMinimal: false, isSteady: false },
    ...overrides,
  };
}

/** Nobody has had it measured yet. */
export function buildGrowth(overrides: Partial<Growth> = {}): Growth {
  return {
    ...{ state: 'open', reason: null, unit: 'numbers', limit: 200_000 },
    ...{ own: null, reference: null, isWhole: false, unseen: null },
    ...overrides,
  };
}

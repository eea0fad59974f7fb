import type { Page } from '@playwright/test';
import { expectCode, setCode } from '../code.ts';
import { testId } from '../../src/test/problems.ts';
import {
  buildCounterexample,
  buildSubmission,
  buildSubmissionTest,
} from '../../src/test/submissions.ts';
import { tracedLanguages } from '../still-world.ts';
import { ok, type Otherwise } from './otherwise.ts';
import { canPress, politeWords, press, type Writes } from './write.ts';

const SUBMISSIONS = '/problem/climbingstairs/submissions/';
export const SUBMISSION = SUBMISSIONS + testId(600);
export const FAILED = SUBMISSIONS + testId(601);

const wrong = buildSubmissionTest({ passed: false, status: 'Wrong Answer', stdout: '7\n' });
const failed = buildSubmission({
  ...{ id: testId(601), problemId: testId(100), status: 'Wrong Answer' },
  ...{ passedCount: 0, testCases: [wrong] },
});

/** Somebody has sent in what fails on a test. */
export const hasFailed = {
  [`submission/${failed.id}`]: ok(failed),
  [`submission/${failed.id}/counterexample`]: ok(buildCounterexample()),
} satisfies Otherwise['world'];

/** A run that is under way for as long as one looks: its stream tells its number and no more. */
const waiting = buildSubmission({ id: testId(602), problemId: testId(100), status: 'In Queue' });
const underWay = {
  'execution-code': {
    contentType: 'text/event-stream',
    body: `event: queued\ndata: ${JSON.stringify({ submissionId: waiting.id })}\n\n`,
  },
  [`submission/get-submission/${testId(100)}`]: ok([waiting]),
} satisfies Otherwise['world'];

const TYPED = ['console.log(1)', ''];
const typedIsThere = (page: Page) => expectCode(page, TYPED);

/** What explains a program, and what takes a run back. */
export const ANALYSIS_WRITES = {
  'POST /submission/{id}/counterexample': {
    as: 'learner',
    path: FAILED,
    world: hasFailed,
    send: (page) => press(page, 'Find the smallest failing input'),
    told: politeWords,
    isKept: canPress(/^(Search again|Find the smallest failing input)$/),
  },
  'POST /submission/{id}/growth': {
    as: 'learner',
    path: SUBMISSION,
    send: (page) => press(page, 'See how it grows'),
    told: politeWords,
    isKept: canPress('See how it grows'),
  },
  'POST /trace': {
    as: 'learner',
    path: '/problem/climbingstairs',
    world: { 'execution-code/languages': ok(tracedLanguages) },
    send: async (page) => {
      await setCode(page, TYPED.join('\n'));
      await page.getByRole('tab', { name: 'Custom Input' }).click();
      await press(page, 'Step through it');
    },
    isKept: async (page) => {
      const dialog = page.getByRole('dialog');
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click();
      await typedIsThere(page);
    },
  },
  'DELETE /execution-code/{id}': {
    as: 'learner',
    path: '/problem/climbingstairs',
    world: underWay,
    send: async (page) => {
      await setCode(page, TYPED.join('\n'));
      await press(page, 'Run Code');
      await page.getByText('Waiting in the queue').waitFor();
      await press(page, 'Stop');
    },
    isKept: typedIsThere,
  },
} satisfies Writes;

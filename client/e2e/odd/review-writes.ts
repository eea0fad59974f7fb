import { testId } from '../../src/test/problems.ts';
import { buildProblemReview, buildReviewList } from '../../src/test/reviews.ts';
import { buildSubmission } from '../../src/test/submissions.ts';
import { expect } from '../fixtures.ts';
import { ok, type Otherwise } from './otherwise.ts';
import { canPress, confirm, nothing, press, type Writes } from './write.ts';

const PROBLEM = '/problem/climbingstairs';
const accepted = {
  message: 'Accepted',
  data: buildSubmission({ id: testId(600), problemId: testId(100) }),
};

/** Whatever is run is right, and the problem comes back. */
export const isSolved = {
  'execution-code': {
    contentType: 'text/event-stream',
    body: `event: done\ndata: ${JSON.stringify(accepted)}\n\n`,
  },
  [`review/${testId(100)}`]: ok(buildProblemReview()),
} satisfies Otherwise['world'];

/** What a person does with the problems that come back, and what a page tells of them by itself. */
export const REVIEW_WRITES = {
  'POST /review/{problemId}/grade': {
    as: 'learner',
    path: PROBLEM,
    world: isSolved,
    send: async (page) => {
      await press(page, 'Run Code');
      await page
        .getByRole('group', { name: 'How was it?' })
        .getByRole('button', { name: 'Hard' })
        .click();
    },
    isKept: (page) =>
      expect(page.getByRole('button', { name: 'Good', pressed: true })).toBeVisible(),
  },
  'POST /review/{problemId}/forget': {
    as: 'learner',
    path: PROBLEM,
    world: { [`review/${testId(100)}/opened`]: ok(buildProblemReview()) },
    send: async (page) => {
      await page.getByRole('tab', { name: 'Submissions' }).click();
      await press(page, 'Forget my reviews of this problem');
      await confirm(page, 'Forget them');
    },
    isKept: canPress('Forget my reviews of this problem'),
  },
  'POST /review/{problemId}/opened': {
    ...{ as: 'learner', path: PROBLEM, send: nothing, told: null, behindTheBack: true },
    isKept: canPress('Run Code'),
  },
  'POST /review/{problemId}/seen': {
    ...{ as: 'learner', path: PROBLEM, told: null, behindTheBack: true },
    send: async (page) => {
      await page.getByRole('tab', { name: 'Editorial' }).click();
      await press(page, 'Show the editorial');
    },
    isKept: (page) => expect(page.getByText('Keep two variables.')).toBeVisible(),
  },
  'POST /review/{problemId}/active': {
    ...{ as: 'learner', path: PROBLEM, told: null, behindTheBack: true },
    send: async (page) => {
      await canPress('Run Code')(page);
      await page.clock.runFor(61_000);
    },
    isKept: canPress('Run Code'),
  },
  'POST /review/calendar': {
    ...{ as: 'learner', path: '/review' },
    send: (page) => press(page, 'Make an address'),
    isKept: canPress('Make an address'),
  },
  'DELETE /review/calendar': {
    ...{ as: 'learner', path: '/review' },
    world: { review: ok(buildReviewList({ calendarSince: '2026-03-01T12:00:00.000Z' })) },
    send: (page) => press(page, 'End the address'),
    isKept: canPress('End the address'),
  },
} satisfies Writes;

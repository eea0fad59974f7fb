import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { useLastSubmissionStore } from '../../features/submissions/last-submission.store.ts';
import { rememberedLanguage } from '../../features/workspace/drafts/remembered-language.ts';
import { type Answer, failure, fakeServer, success } from '../../test/fake-server.ts';
import { ada } from '../../test/people.ts';
import { buildProblemListItem, testId } from '../../test/problems.ts';
import { buildReviewList } from '../../test/reviews.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { SignedInHome } from './signed-in-home.tsx';

const sum = buildProblemListItem({ title: 'Sum of a List', solvedBy: [{ userId: ada.id }] });
const stairs = buildProblemListItem({ title: 'Climbing Stairs', tried: true });
const tour = buildProblemListItem({ title: 'Shortest Tour', difficulty: 'HARD' });

const basics = {
  ...{ slug: 'basics', title: 'Basics', description: '', label: 'Beginner', after: [] },
  problemIds: [sum.id, tour.id],
  ...{ checkIds: [], introduction: '' },
};

beforeEach(() => {
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  useLastSubmissionStore.setState(useLastSubmissionStore.getInitialState(), true);
});

const LAST = 'GET /submission/get-all-submissions';

function show(last: Answer | (() => Answer), problems = [tour, stairs, sum]) {
  fakeServer({
    'GET /problems/get-all-problems': success({ message: 'ok', data: problems }),
    'GET /problems/learning-paths': success({ message: 'ok', data: [basics] }),
    [LAST]: last,
    'GET /review': success({ message: 'ok', data: buildReviewList() }),
  });
  render(
    <MemoryRouter>
      <SignedInHome user={ada} />
    </MemoryRouter>,
  );
}

const answered = (...data: unknown[]) => success({ message: 'ok', data, nextCursor: null });

test('continues with the problem that was tried last, in its language', async () => {
  const failed = buildSubmission({
    ...{ problemId: stairs.id, status: 'Wrong Answer', language: 'PYTHON' },
    ...{
      passedCount: 3,
      totalCount: 20,
      createdAt: new Date(Date.now() - 7_260_000).toISOString(),
    },
  });
  show(answered(failed));
  const card = within(await screen.findByRole('region', { name: 'Continue where you were' }));
  expect(card.getByRole('heading', { name: 'Climbing Stairs' })).toBeVisible();
  expect(card.getByText('Wrong Answer')).toBeVisible();
  expect(card.getByText('3 of 20 tests')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: '1 problem due to be solved again today' }),
  ).toHaveAttribute('href', '/review');
  expect(card.getByText('Python')).toBeVisible();
  expect(card.getByText('2 hours ago')).toBeVisible();
  const go = card.getByRole('link', { name: 'Continue: Climbing Stairs' });
  expect(go).toHaveAttribute('href', `/problem/${stairs.id}`);
  await userEvent.click(go);
  expect(rememberedLanguage(ada.id)).toBe('PYTHON');
  const path = within(screen.getByRole('region', { name: 'Basics' }));
  expect(path.getByText('1 of 2 solved')).toBeVisible();
  expect(path.getByRole('link', { name: 'Shortest Tour' })).toBeVisible();
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) =>
  buildSubmission({ createdAt: new Date(Date.now() - days * DAY_MS).toISOString() });

test('tells the days in a row, from as many pages as they reach', async () => {
  const pages = [[daysAgo(0)], [daysAgo(0), daysAgo(1)], [daysAgo(2), daysAgo(4)], [daysAgo(5)]];
  show(() => success({ message: 'ok', data: pages.shift(), nextCursor: testId(pages.length) }));
  expect(await screen.findByText('days in a row')).toHaveTextContent('3 days in a row');
  expect(pages).toHaveLength(1);
});

test('after a solved problem goes on with the path', async () => {
  show(answered(buildSubmission({ problemId: sum.id })));
  const card = within(await screen.findByRole('region', { name: 'Next in Basics, step 2 of 2' }));
  expect(card.getByRole('link', { name: 'Start: Shortest Tour' })).toBeVisible();
});

test('has something for whoever has solved everything', async () => {
  show(answered(), [sum]);
  const card = within(await screen.findByRole('region', { name: 'Every problem is solved' }));
  expect(card.getByRole('link', { name: 'Choose a problem' })).toHaveAttribute('href', '/problems');
});

test('a failure says so, and can be tried again', async () => {
  let answer = failure(500, 'INTERNAL', 'Something broke');
  show(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('What comes next could not be loaded')).toBeVisible();
  answer = answered();
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Start: Shortest Tour' })).toBeVisible();
});

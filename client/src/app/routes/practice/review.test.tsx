import type { ProblemReview, ReviewList } from '@stepwise/contracts/review';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Component as ReviewPage } from './review.tsx';
import { believeIn } from '../../../lib/api/session/session.ts';
import { buildProblemReview } from '../../../test/reviews.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { Toaster } from '../../../components/layout/toasts/toaster.tsx';
import { DueToday } from '../../../features/review/components/due-today.tsx';
import { ForgetReviews } from '../../../features/review/components/forget-reviews.tsx';
import { NextReview } from '../../../features/review/components/next-review.tsx';
import { useProblemReviewStore } from '../../../features/review/problem-review.store.ts';
import { useReviewListStore } from '../../../features/review/review-list.store.ts';

const LIST = 'GET /review';
const [ID, OTHER_ID] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
];
const due = {
  ...{ id: ID, slug: 'stairs', number: 3, title: 'Climbing Stairs' },
  ...{ due: '2026-05-09', lastReview: '2026-04-26' },
};
const empty: ReviewList = {
  ...{ today: '2026-05-10', due: [], laterCount: 0, doneToday: 0, cardCount: 0, upcoming: [] },
  settings: { perDay: 3, retention: 90, interviewOn: null, pausedUntil: null },
  calendarSince: null,
};
const listed = (list: Partial<ReviewList>) =>
  success({ message: 'ok', data: { ...empty, ...list } });

beforeEach(() => {
  useReviewListStore.setState(useReviewListStore.getInitialState(), true);
  useProblemReviewStore.setState(useProblemReviewStore.getInitialState(), true);
});

function show(element: React.ReactNode) {
  render(<MemoryRouter>{element}</MemoryRouter>);
  return userEvent.setup();
}

test('lists what is due, the first as the one to begin with', async () => {
  const second = { ...due, id: OTHER_ID, title: 'Two Sum', lastReview: '2026-05-09' };
  const upcoming = [
    { day: '2026-05-11', count: 1 },
    { day: '2026-05-20', count: 2 },
  ];
  fakeServer({ [LIST]: listed({ due: [due, second], laterCount: 4, cardCount: 9, upcoming }) });
  show(<ReviewPage />);
  const list = within(await screen.findByRole('list', { name: 'Due today' }));
  expect(list.getByText('Problem 3, solved 14 days ago')).toBeVisible();
  expect(list.getByText('Problem 3, solved yesterday')).toBeVisible();
  expect(list.getByRole('link', { name: 'Solve again: Climbing Stairs' })).toHaveAttribute(
    'href',
    `/problem/${ID}?review=1`,
  );
  expect(screen.getByText('4 more can wait for a day with room.')).toBeVisible();
  expect(screen.getByText('tomorrow')).toBeVisible();
  expect(screen.getByText('in 10 days')).toBeVisible();
});

test.each<[string, Partial<ReviewList>]>([
  ['Nothing to review yet', {}],
  ['Nothing is due today', { cardCount: 2 }],
  ['Done for today', { cardCount: 2, doneToday: 1 }],
  [
    'Reviews are paused',
    { cardCount: 2, settings: { ...empty.settings, pausedUntil: '2026-06-01' } },
  ],
])('says %s', async (title, list) => {
  fakeServer({ [LIST]: listed(list) });
  show(<ReviewPage />);
  expect(await screen.findByText(title)).toBeVisible();
});

test('leaves a problem for another day, or for good, and says why it cannot', async () => {
  const answers = {
    [LIST]: listed({ due: [due], cardCount: 1 }),
    [`POST /review/${ID}/bury`]: failure(500, 'INTERNAL', 'Sorry'),
  };
  const calls = fakeServer(answers);
  const told = vi.spyOn(toast, 'error');
  const user = show(
    <>
      <ReviewPage />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Not today: Climbing Stairs' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('It could not be put off: Sorry'));
  expect(screen.getByText('Climbing Stairs')).toBeVisible();

  const review = {
    today: '2026-05-10',
    card: null,
    grade: null,
    help: { hints: 0, editorial: false },
    reviewSeconds: null,
  };
  const later = fakeServer({
    [LIST]: listed({ cardCount: 1 }),
    [`POST /review/${ID}/suspend`]: success({ message: 'ok', data: review }),
  });
  await user.click(screen.getByRole('button', { name: 'Never again: Climbing Stairs' }));
  expect(await screen.findByText('Nothing is due today')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(later[0]?.body).toEqual({ suspended: true });
  expect(await screen.findByText('Climbing Stairs does not come back')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(later.at(-2)?.body).toEqual({ suspended: false }));
  expect(calls).toHaveLength(2);
});

test('a second click does not meet the row that comes next', async () => {
  const calls = fakeServer({
    [LIST]: listed({ due: [due], cardCount: 1 }),
    [`POST /review/${ID}/bury`]: failure(500, 'INTERNAL', 'Sorry'),
  });
  const user = show(<ReviewPage />);
  await user.dblClick(await screen.findByRole('button', { name: 'Not today: Climbing Stairs' }));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1),
  );
});

test('a list that cannot be loaded says so and is asked for again', async () => {
  fakeServer({ [LIST]: failure(503, 'UNAVAILABLE', 'The database is away') });
  const user = show(<ReviewPage />);
  expect(await screen.findByText('The database is away')).toBeVisible();
  fakeServer({ [LIST]: listed({}) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to review yet')).toBeVisible();
});

test('the pace is saved, an empty day as none', async () => {
  const settings = { perDay: 5, retention: 85, interviewOn: '2026-06-01', pausedUntil: null };
  const calls = fakeServer({ [LIST]: listed({}), 'PUT /review/settings': listed({ settings }) });
  const user = show(<ReviewPage />);
  const perDay = await screen.findByLabelText('Problems a day');
  await user.clear(perDay);
  await user.type(perDay, '5');
  const known = screen.getByLabelText('Known when due, in percent');
  expect(known).toHaveValue(90);
  await user.clear(known);
  await user.type(known, '85');
  await user.type(screen.getByLabelText('Interview on'), '2026-06-01');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual(settings));
});

test('a calendar gets an address, which is shown once, and another one, and none', async () => {
  const since = '2026-05-10T09:00:00.000Z';
  const made = (secret: string) =>
    success({ message: 'ok', data: { path: `/api/v1/calendar/${secret}.ics`, since } });
  fakeServer({ [LIST]: listed({}), 'POST /review/calendar': made('first') });
  const user = show(<ReviewPage />);
  const section = within(await screen.findByRole('region', { name: 'In your calendar' }));
  expect(section.queryByRole('button', { name: 'End the address' })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Make an address' }));
  const address = await section.findByLabelText('Address of your calendar');
  expect(address).toHaveValue(`${location.origin}/api/v1/calendar/first.ics`);
  fakeServer({ 'POST /review/calendar': made('second') });
  await user.click(section.getByRole('button', { name: 'Make another address' }));
  await waitFor(() => expect(address).toHaveValue(`${location.origin}/api/v1/calendar/second.ics`));

  fakeServer({ 'DELETE /review/calendar': failure(503, 'UNAVAILABLE', 'Later') });
  await user.click(section.getByRole('button', { name: 'End the address' }));
  expect(await section.findByText('Later')).toBeVisible();
  fakeServer({ 'DELETE /review/calendar': success({ message: 'ok', data: null }) });
  await user.click(section.getByRole('button', { name: 'End the address' }));
  expect(await section.findByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(section.queryByLabelText('Address of your calendar')).toBeNull();
  expect(section.getByRole('heading')).toHaveFocus();
});

test('an address that was made before can be ended, and is not shown', async () => {
  fakeServer({ [LIST]: listed({ calendarSince: '2026-05-09T12:00:00.000Z' }) });
  show(<ReviewPage />);
  expect(await screen.findByText(/has an address since 09\/05\/2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'End the address' })).toBeVisible();
});

test('a pace that was on its way when the session ended is there after the sign-in', async () => {
  believeIn('ada');
  fakeServer({
    [LIST]: listed({}),
    'PUT /review/settings': () => {
      believeIn(null);
      return failure(401, 'UNAUTHENTICATED', 'Sign in');
    },
  });
  const user = show(<ReviewPage />);
  const told = vi.spyOn(toast, 'error');
  await user.type(await screen.findByLabelText('Interview on'), '2026-06-01');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  cleanup();
  believeIn('ada');
  show(<ReviewPage />);
  expect(await screen.findByLabelText('Interview on')).toHaveValue('2026-06-01');
  believeIn(null);
});

test('the dashboard says how many are due, and nothing where none are', async () => {
  fakeServer({ [LIST]: listed({ due: [due], cardCount: 1 }) });
  show(<DueToday />);
  const section = within(await screen.findByRole('region', { name: 'Due today' }));
  expect(section.getByText('1 problem is due to be solved again today.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/review');
  useReviewListStore.setState({ list: empty });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('after Accepted says when the problem comes back, and takes another grade', async () => {
  const dueBy = { AGAIN: '2026-05-11', HARD: '2026-05-12', GOOD: '2026-05-14', EASY: '2026-05-18' };
  const review: ProblemReview = {
    today: '2026-05-10',
    card: { due: '2026-05-14', lastReview: '2026-05-10', reviews: 1, suspended: false },
    grade: { grade: 'GOOD', chosen: false, canChange: true, dueBy },
    help: { hints: 0, editorial: false },
    reviewSeconds: null,
  };
  const answer = (data: ProblemReview) => success({ message: 'ok', data });
  const changed: ProblemReview = {
    ...review,
    card: { due: dueBy.HARD, lastReview: '2026-05-10', reviews: 1, suspended: false },
    grade: { grade: 'HARD', chosen: true, canChange: true, dueBy },
  };
  const calls = fakeServer({
    [`POST /review/${ID}/opened`]: answer({ ...review, card: null, grade: null }),
    [`GET /review/${ID}`]: answer(review),
    [`POST /review/${ID}/grade`]: answer(changed),
  });
  await useProblemReviewStore.getState().open(ID, false);
  const user = show(<NextReview problemId={ID} />);
  expect(await screen.findByText(/in 4 days \(Good\)/)).toBeVisible();
  const hard = screen.getByRole('button', { name: 'Hard' });
  expect(hard).toHaveAttribute('title', 'Due in 2 days');
  await user.click(hard);
  expect(await screen.findByText(/in 2 days \(Hard\)/)).toBeVisible();
  expect(hard).toHaveAttribute('aria-pressed', 'true');
  expect(calls.at(-1)?.body).toEqual({ grade: 'HARD' });

  const told = vi.spyOn(toast, 'error');
  fakeServer({ [`POST /review/${ID}/grade`]: failure(409, 'CONFLICT', 'Too late') });
  await user.click(screen.getByRole('button', { name: 'Easy' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith('The grade could not be changed: Too late'),
  );
});

test('the reviews of a problem are forgotten after a question, or it says why not', async () => {
  const card = { due: '2026-05-14', lastReview: '2026-05-10', reviews: 2, suspended: false };
  const review = buildProblemReview({ today: '2026-05-10', card, grade: null });
  const answer = (data: ProblemReview) => success({ message: 'ok', data });
  fakeServer({ [`POST /review/${ID}/opened`]: answer(review) });
  await useProblemReviewStore.getState().open(ID, false);
  const user = show(<ForgetReviews problemId={ID} />);
  expect(
    screen.getByText('You are asked to solve it again in 4 days. Graded 2 times so far.'),
  ).toBeVisible();
  const ask = () =>
    user.click(screen.getByRole('button', { name: 'Forget my reviews of this problem' }));

  const told = vi.spyOn(toast, 'error');
  const calls = fakeServer({ [`POST /review/${ID}/forget`]: failure(503, 'UNAVAILABLE', 'Later') });
  await ask();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toHaveLength(0);
  await ask();
  await user.click(screen.getByRole('button', { name: 'Forget them' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('They could not be forgotten: Later'));
  expect(screen.getByText(/Graded 2 times/)).toBeVisible();

  fakeServer({ [`POST /review/${ID}/forget`]: answer({ ...review, card: null }) });
  await ask();
  await user.click(screen.getByRole('button', { name: 'Forget them' }));
  await waitFor(() => expect(screen.queryByText(/Graded/)).toBeNull());
  expect(document.body).not.toHaveFocus();
});

import type { Rejudging } from '@stepwise/contracts/rejudging';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { useRejudgingStore } from '../rejudging.store.ts';
import { useProblemRejudging } from '../use-problem-rejudging.ts';
import { ProblemRejudging } from './problem-rejudging.tsx';

const ID = testId(500);
const LOOK = `GET /problems/rejudge/${ID}`;

const DONE: Rejudging = {
  ...{ id: testId(900), problemId: ID, problemTitle: 'Stairs', problemSlug: 'stairs', all: false },
  ...{ state: 'DONE', startedBy: 'Ada', createdAt: '2026-03-04T12:00:00.000Z' },
  ...{ endedAt: '2026-03-04T13:00:00.000Z', total: 17, judged: 17, changed: 2, lost: 2, won: 0 },
  ...{ failed: 0, secondsLeft: null },
};

beforeEach(() => useRejudgingStore.setState(useRejudgingStore.getInitialState(), true));

function Panel() {
  return <ProblemRejudging {...useProblemRejudging(ID)} />;
}

const look = (outdated: number, newest: Rejudging | null) =>
  success({ message: 'ok', data: { outdated, newest } });

test('says how many were judged on older tests, and judges them again', async () => {
  const calls = fakeServer({
    [LOOK]: look(17, null),
    [`POST /problems/rejudge/${ID}`]: success({ message: 'begun', data: DONE }, 202),
    'GET /rejudging': success({ message: 'ok', data: [DONE] }),
  });
  render(<Panel />);
  expect(await screen.findByText('17 submissions were judged on older tests.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Judge Them Again' }));
  await expect.poll(() => calls.filter(({ route }) => route === LOOK).length).toBeGreaterThan(1);
  expect(calls.map(({ route }) => route)).toContain(`POST /problems/rejudge/${ID}`);
});

test('shows how the last time went, and offers nothing to do where nothing is old', async () => {
  fakeServer({ [LOOK]: look(0, DONE) });
  render(<Panel />);
  expect(
    await screen.findByText('Every submission was judged on the present tests.'),
  ).toBeVisible();
  expect(screen.getByText('17 of 17 judged again, 2 changed: 2 lost Accepted')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Judge Them Again' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Judge All Again' })).toBeEnabled();
});

test('says when it could not be loaded, and tries again', async () => {
  const answers = [failure(500, 'INTERNAL', 'no'), look(1, null)];
  fakeServer({ [LOOK]: () => answers.shift() ?? look(1, null) });
  render(<Panel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 submission was judged on older tests.')).toBeVisible();
});

import type { Rejudging } from '@stepwise/contracts/rejudging';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { useRejudgingStore } from '../rejudging.store.ts';
import { Rejudgings } from './rejudgings.tsx';

const ID = testId(900);
const PROBLEM = testId(500);

function build(overrides: Partial<Rejudging> = {}): Rejudging {
  return {
    ...{ id: ID, problemId: PROBLEM, problemTitle: 'Climbing Stairs', problemSlug: 'stairs' },
    ...{ all: false, state: 'RUNNING', startedBy: 'Grace Hopper' },
    ...{ createdAt: '2026-03-04T12:00:00.000Z', endedAt: null, total: 33_000, judged: 1_200 },
    ...{ changed: 4, lost: 3, won: 1, failed: 2, secondsLeft: 9_000 },
    ...overrides,
  };
}

beforeEach(() => {
  useRejudgingStore.setState(useRejudgingStore.getInitialState(), true);
});

const list = (...data: Rejudging[]) => success({ message: 'ok', data });

function show() {
  render(<Rejudgings problems={[{ id: PROBLEM, title: 'Climbing Stairs' }]} />);
  return userEvent.setup();
}

test('shows how far each is, what has changed and how long it takes', async () => {
  fakeServer({
    'GET /rejudging': list(
      build(),
      build({ id: testId(901), problemTitle: 'New', total: null, judged: 0, secondsLeft: null }),
      build({ id: testId(902), problemTitle: 'Old', state: 'DONE', secondsLeft: null }),
    ),
  });
  show();
  const [running, counting, done] = await screen.findAllByRole('listitem');
  if (!running || !counting || !done) throw new Error('three were told');
  expect(running).toHaveTextContent(
    '1,200 of 33,000 judged again, 4 changed: 3 lost Accepted, 1 won it, 2 kept, because the judge failed',
  );
  expect(running).toHaveTextContent('About 3 h left · Begun 04/03/2026 by Grace Hopper');
  expect(within(running).getByRole('progressbar')).toHaveAttribute('value', '1202');
  expect(counting).toHaveTextContent('Counting submissions...');
  expect(within(counting).getByRole('progressbar')).not.toHaveAttribute('value');
  expect(within(done).queryByRole('button')).toBeNull();
});

test('begins one for the chosen problem', async () => {
  const route = `POST /problems/rejudge/${PROBLEM}`;
  const calls = fakeServer({
    'GET /rejudging': list(),
    [route]: success({ message: 'begun', data: build() }, 202),
  });
  const user = show();
  expect(screen.getByRole('button', { name: 'Judge again' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Problem' }), 'Climbing Stairs');
  await user.click(screen.getByRole('button', { name: 'Judge again' }));
  expect(await screen.findByRole('combobox', { name: 'Problem' })).toHaveValue('');
  expect(calls.map((call) => call.route)).toContain(route);
});

test('pauses, goes on and cancels', async () => {
  let state: Rejudging['state'] = 'RUNNING';
  const change = (to: Rejudging['state']) => () => {
    state = to;
    return success({ message: 'ok', data: build({ state }) });
  };
  fakeServer({
    'GET /rejudging': () => list(build({ state })),
    [`POST /rejudging/${ID}/pause`]: change('PAUSED'),
    [`POST /rejudging/${ID}/resume`]: change('RUNNING'),
    [`POST /rejudging/${ID}/cancel`]: change('CANCELLED'),
  });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Pause Climbing Stairs' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume Climbing Stairs' }));
  expect(await screen.findByText('Running')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel Climbing Stairs' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Climbing Stairs/ })).toBeNull();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('without the problems there is a way to ask for them again', async () => {
  fakeServer({ 'GET /rejudging': list() });
  const retry = vi.fn();
  render(<Rejudgings problems={null} onRetry={retry} />);
  expect(await screen.findByText('The problems could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('says when they cannot be loaded', async () => {
  fakeServer({ 'GET /rejudging': failure(500, 'INTERNAL', 'no') });
  show();
  expect(await screen.findByText('What is judged again could not be loaded')).toBeVisible();
});

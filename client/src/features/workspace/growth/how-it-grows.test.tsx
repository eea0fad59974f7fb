import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, fakeServer, failure, success } from '../../../test/fake-server.ts';
import { buildGrowth, buildSubmission } from '../../../test/submissions.ts';
import { ResultView } from '../results/result-view.tsx';
import { useGrowthStore } from './growth.store.ts';

beforeEach(() => useGrowthStore.getState().leave());

const accepted = buildSubmission({ language: 'PYTHON' });
const ROUTE = `/submission/${accepted.id}/growth`;
const ASK = 'See how it grows';

const answer = (data = buildGrowth(), message = 'ok'): Answer => success({ message, data });
const measured = buildGrowth({
  state: 'measured',
  own: {
    name: 'n^2',
    points: [
      { n: 32, steps: 1_024 },
      { n: 64, steps: 4_096 },
    ],
    atLimit: 40_000_000_000,
  },
  reference: { name: 'n', points: [{ n: 32, steps: 64 }], atLimit: 400_000 },
});

function show(known: Answer, asked: Answer = answer(measured)) {
  const calls = fakeServer({ [`GET ${ROUTE}`]: known, [`POST ${ROUTE}`]: asked });
  render(<ResultView submission={accepted} afterAccepted={<p>What next</p>} />);
  return { calls, user: userEvent.setup() };
}

test('an accepted program is measured on request, and its curve is told in words', async () => {
  const { user } = show(answer());
  await user.click(await screen.findByRole('button', { name: ASK }));
  const told = await screen.findByRole('region', { name: 'How it grows: n²' });
  expect(told).toHaveFocus();
  expect(told).toHaveTextContent(
    'With 200,000 numbers, the most this problem allows, it takes about 40 thousand million steps, the reference solution about 400,000 steps (n).',
  );
  expect(told).toHaveTextContent('It changes nothing in the verdict.');
  await user.click(within(told).getByText('Counted steps'));
  const rows = within(told).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'numbersyoursreference',
    '321,02464',
    '644,096',
  ]);
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});

test('it is offered below what to do next, and moves nothing when it arrives', async () => {
  show(answer());
  const ask = await screen.findByRole('button', { name: ASK });
  const order = screen.getByText('What next').compareDocumentPosition(ask);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('it says when it is not sure, and when the whole program was counted', async () => {
  const own = { name: null, points: [{ n: 32, steps: 9 }], atLimit: null };
  const { user } = show(answer(), answer({ ...measured, own, isWhole: true }));
  await user.click(await screen.findByRole('button', { name: ASK }));
  const told = await screen.findByRole('region', { name: 'How it grows: not sure' });
  expect(told).toHaveTextContent('The counted steps follow none of the usual curves');
  expect(told).toHaveTextContent('Counted in the whole program');
});

test.each([
  ['a refusal', failure(429, 'RATE_LIMITED', 'Another is under way'), 'Another is under way'],
  [
    'what broke down',
    answer(buildGrowth({ state: 'unavailable', reason: 'broken' }), 'It broke down'),
    'It broke down',
  ],
])('%s is told, and can be tried again', async (_what, asked, words) => {
  const { user } = show(answer(), asked);
  await user.click(await screen.findByRole('button', { name: ASK }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: ASK })).toBeEnabled();
});

test('a measurement of which nothing is heard can be stopped, and begun again', async () => {
  const { calls, user } = show(answer(), 'silent');
  await user.click(await screen.findByRole('button', { name: ASK }));
  expect(await screen.findByText('Counting steps')).toBeVisible();
  await vi.waitFor(async () => {
    // The first press is taken for the second of two.
    const stop = screen.queryByRole('button', { name: 'Stop counting' });
    if (stop) await user.click(stop);
    expect(screen.getByRole('button', { name: ASK })).toBeEnabled();
  });
  expect(screen.queryByText('Counting steps')).toBeNull();
  expect(calls.map(({ route }) => route)).toEqual([`GET ${ROUTE}`, `POST ${ROUTE}`]);
});

test.each([
  ['the problem has no ladder', answer(buildGrowth({ state: 'unavailable', reason: 'problem' }))],
  ['the server cannot say', failure(500, 'INTERNAL', 'Something went wrong')],
])('nothing is offered where %s', async (_why, known) => {
  const { calls } = show(known);
  await expect.poll(() => Object.keys(useGrowthStore.getState().known)).toHaveLength(1);
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});

test.each(['JAVA', 'JAVASCRIPT', 'PYTHON', 'TYPESCRIPT'] as const)(
  'it is offered for a program in %s',
  async (language) => {
    fakeServer({ [`GET ${ROUTE}`]: answer() });
    render(<ResultView submission={{ ...accepted, language }} />);
    expect(await screen.findByRole('button', { name: ASK })).toBeEnabled();
  },
);

test('nothing is asked for what was not accepted', () => {
  const calls = fakeServer({});
  render(<ResultView submission={{ ...accepted, status: 'Compilation Error' }} />);
  expect(calls).toEqual([]);
});

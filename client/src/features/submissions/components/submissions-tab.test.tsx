import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useMatch } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { useSubmissionStore } from '../submission.store.ts';
import { SubmissionList } from './submission-list.tsx';
import { SubmissionsTab } from './submissions-tab.tsx';

const ROUTE = 'GET /submission/get-submission/p1';
const start = useSubmissionStore.getInitialState();

beforeEach(() => {
  useSubmissionStore.setState(start, true);
});

/** The tab under the address of the list; links lead from there to one and back. */
function show(onRestore = vi.fn(), at = '/problem/p1') {
  function Harness() {
    const openId = useMatch('/problem/p1/submissions/:id')?.params.id ?? null;
    return (
      <SubmissionsTab
        {...{ problemId: 'p1', latestId: null, openId, listAddress: '/problem/p1', onRestore }}
        addressOf={(id) => `/problem/p1/submissions/${id}`}
        renderResult={({ status }) => <p>Result: {status}</p>}
        renderCode={({ sourceCode }) => <pre>{sourceCode}</pre>}
        renderComparison={({ sourceCode }) => <p>Now beside {sourceCode}</p>}
        renderRunAgain={({ sourceCode }) => <button type="button">Run {sourceCode} again</button>}
      />
    );
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Harness />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('lists status, language, time, memory and date', async () => {
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [buildSubmission()] }) });
  show();
  expect(screen.getByText('Loading submissions...')).toBeInTheDocument();
  const row = (await screen.findByRole('link', { name: 'Accepted' })).closest('tr');
  const cells = Array.from(row?.cells ?? [], (cell) => cell.textContent);
  expect(cells.slice(1)).toEqual([
    'JavaScript',
    '0.021 s',
    '9.00 Mb',
    expect.stringMatching(/^04\/03\/2026 \d\d:\d\d$/),
  ]);
});

test('how long ago one of today was follows the clock; the whole date is its title', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 4, 12) });
  const sent = buildSubmission({ createdAt: new Date(2026, 2, 4, 11, 58).toISOString() });
  render(<SubmissionList submissions={[sent]} addressOf={() => '/'} />, { wrapper: MemoryRouter });
  const [shown] = screen.getAllByTitle('04/03/2026 11:58');
  expect(shown).toHaveTextContent('04/03/2026, 2 minutes ago');
  pass(60_000);
  expect(shown).toHaveTextContent('04/03/2026, 3 minutes ago');
  vi.useRealTimers();
});

test('says how many everybody has made, and where those are that one answer has no room for', async () => {
  const data = Array.from({ length: 50 }, (_, at) => buildSubmission({ id: testId(at) }));
  fakeServer({
    [ROUTE]: success({ message: 'ok', data }),
    'GET /submission/get-submission-count/p1': success({ message: 'ok', data: 1234 }),
  });
  show();
  expect(await screen.findByText('Submissions by everybody: 1,234')).toBeVisible();
  const older = await screen.findByRole('link', { name: 'recent submissions' });
  expect(older).toHaveAttribute('href', '/dashboard?tab=submissions');
});

test('opens one with its code, and restores it into the editor', async () => {
  const submission = buildSubmission({ language: 'PYTHON', sourceCode: 'print(8)' });
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [submission] }) });
  const onRestore = vi.fn();
  const user = show(onRestore);
  await user.click(await screen.findByRole('link', { name: 'Accepted' }));
  expect(screen.getByText('Result: Accepted')).toBeVisible();
  expect(screen.getByText('print(8)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore into editor' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('PYTHON', 'print(8)');
  await user.click(screen.getByRole('link', { name: 'All submissions' }));
  expect(screen.getByRole('table', { name: 'Your submissions' })).toBeVisible();
});

test('says of one whose tests have changed that it was judged on earlier ones', async () => {
  const submissions = [buildSubmission({ outdated: true })];
  fakeServer({ [ROUTE]: success({ message: 'ok', data: submissions }) });
  const user = show();
  await user.click(await screen.findByRole('link', { name: 'Accepted' }));
  expect(screen.getByText(/^Judged on earlier tests/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run console.log(8) again' })).toBeVisible();
});

test('says that a verdict stands while it is judged again, and why an Accepted was lost', async () => {
  const lost = { status: 'Accepted', at: '2026-03-09T12:00:00.000Z', byNewTests: true } as const;
  const submissions = [
    buildSubmission({ judgedAgain: true }),
    buildSubmission({ id: testId(601), status: 'Wrong Answer', replaced: lost }),
  ];
  fakeServer({ [ROUTE]: success({ message: 'ok', data: submissions }) });
  const user = show();
  await user.click(await screen.findByRole('link', { name: 'Accepted' }));
  expect(screen.getByText(/^Being judged again: this verdict stands/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All submissions' }));
  expect(screen.getByText('Being judged again')).toBeVisible();
  expect(screen.getByText('Was Accepted')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Wrong Answer' }));
  expect(
    screen.getByText(
      "It was Accepted until 09/03/2026. The problem's tests have changed, and on the new ones it is Wrong Answer.",
    ),
  ).toBeVisible();
});

test('compares the opened one with the editor on demand', async () => {
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [buildSubmission()] }) });
  const user = show();
  await user.click(await screen.findByRole('link', { name: 'Accepted' }));
  expect(screen.queryByText(/^Now beside/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare with editor' }));
  const dialog = screen.getByRole('dialog', { name: 'Compare with the editor' });
  expect(dialog).toHaveTextContent('Now beside console.log(8)');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Now beside/)).toBeNull();
});

test('says when there are none, and offers to try again when they cannot be loaded', async () => {
  fakeServer({ [ROUTE]: 'unreachable' });
  const user = show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [] }) });
  await user.click(again);
  expect(await screen.findByText('No submissions yet')).toBeVisible();
});

test('one that the list does not reach is loaded by itself', async () => {
  const old = buildSubmission({ id: testId(777), problemId: 'p1', sourceCode: 'old' });
  fakeServer({
    [ROUTE]: success({ message: 'ok', data: [buildSubmission()] }),
    [`GET /submission/${old.id}`]: success({ message: 'ok', data: old }),
  });
  show(vi.fn(), `/problem/p1/submissions/${old.id}`);
  expect(await screen.findByText('old')).toBeVisible();
});

test('one that the list has without its tests is loaded by itself', async () => {
  const old = buildSubmission({ problemId: 'p1', sourceCode: 'whole' });
  fakeServer({
    [ROUTE]: success({ message: 'ok', data: [{ ...old, sourceCode: 'listed', testCases: [] }] }),
    [`GET /submission/${old.id}`]: success({ message: 'ok', data: old }),
  });
  const user = show();
  await user.click(await screen.findByRole('link', { name: 'Accepted' }));
  expect(await screen.findByText('whole')).toBeVisible();
});

test('one that was loaded by itself is loaded again once its verdict is another', async () => {
  const old = buildSubmission({ problemId: 'p1', judgedAgain: true });
  const again = { ...old, status: 'Wrong Answer' as const, judgedAgain: false };
  const [before, after] = [old, again].map((one) => ({ ...one, testCases: [] }));
  const found = [old, again];
  fakeServer({
    [ROUTE]: success({ message: 'ok', data: [before] }),
    [`GET /submission/${old.id}`]: () => success({ message: 'ok', data: found.shift() }),
  });
  show(vi.fn(), `/problem/p1/submissions/${old.id}`);
  expect(await screen.findByText(/^Being judged again/)).toBeVisible();
  const set = (data: unknown) => act(() => useSubmissionStore.setState(data as object));
  set({ submissions: [after] });
  expect(await screen.findByText('Result: Wrong Answer')).toBeVisible();
});

test('an address without a submission says so and leads to the list', async () => {
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [buildSubmission()] }) });
  const user = show(vi.fn(), `/problem/p1/submissions/${testId(778)}`);
  expect(await screen.findByText('There is no such submission')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All submissions' }));
  expect(screen.getByRole('table', { name: 'Your submissions' })).toBeVisible();
});

test.each([
  ['the connection breaks', 'unreachable'],
  ['there were too many calls', failure(429, 'RATE_LIMITED', 'Too many requests')],
] as const)('one that cannot be loaded since %s is asked for again', async (_, answer) => {
  const old = buildSubmission({ id: testId(777), problemId: 'p1', sourceCode: 'old' });
  const list = success({ message: 'ok', data: [] });
  fakeServer({ [ROUTE]: list, [`GET /submission/${old.id}`]: answer });
  const user = show(vi.fn(), `/problem/p1/submissions/${old.id}`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The submission could not be loaded')).toBeVisible();
  const route = `GET /submission/${old.id}`;
  fakeServer({ [ROUTE]: list, [route]: success({ message: 'ok', data: old }) });
  await user.click(again);
  expect(await screen.findByText('old')).toBeVisible();
});

test('one to another problem is not shown as one to this', async () => {
  const other = buildSubmission({ id: testId(777), problemId: 'p2', sourceCode: 'elsewhere' });
  fakeServer({
    [ROUTE]: success({ message: 'ok', data: [] }),
    [`GET /submission/${other.id}`]: success({ message: 'ok', data: other }),
  });
  show(vi.fn(), `/problem/p1/submissions/${other.id}`);
  expect(await screen.findByText('There is no such submission')).toBeVisible();
  expect(screen.queryByText('elsewhere')).toBeNull();
});

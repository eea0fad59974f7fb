import type { Rehearsal, RehearsalList } from '@stepwise/contracts/rehearsal';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { useSubmissionStore } from '../../../features/submissions/submission.store.ts';
import { paths, patterns } from '../../../lib/paths.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { buildProblemListItem, testId } from '../../../test/problems.ts';
import {
  buildPast,
  buildRehearsal,
  buildRehearsalProblem,
  buildReport,
} from '../../../test/rehearsals.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { Component as RehearsalPage } from './rehearsal.tsx';
import { Component as ReportPage } from './rehearsal-report.tsx';

const LIST = 'GET /rehearsal';
const START = 'POST /rehearsal';
const ID = testId(700);

const listed = (list: Partial<RehearsalList>) =>
  success({ message: 'ok', data: { running: null, past: [], ...list } });
const told = (rehearsal: Rehearsal) => success({ message: 'ok', data: rehearsal });

beforeEach(() => {
  useRehearsalStore.setState(useRehearsalStore.getInitialState(), true);
  useProblemStore.setState(useProblemStore.getInitialState(), true);
});

function show(path: string = paths.rehearsal) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={paths.rehearsal} element={<RehearsalPage />} />
        <Route path={patterns.rehearsalReport} element={<ReportPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Elsewhere() {
  return <p>Now at {useLocation().pathname}</p>;
}

test('starts with problems of a level, and goes to the first', async () => {
  useSubmissionStore.setState({ problemId: testId(100), submissions: [buildSubmission()] });
  const calls = fakeServer({ [LIST]: listed({}), [START]: told(buildRehearsal()) });
  const user = show();
  await user.selectOptions(await screen.findByLabelText('Time'), '30 minutes');
  await user.selectOptions(screen.getByLabelText('Level'), 'Level 2 - Intermediate');
  await user.selectOptions(screen.getByLabelText('How many'), '2 problems');
  expect(screen.getByText(/one is due for review if any is/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start rehearsal' }));
  expect(await screen.findByText(`Now at /problem/${testId(100)}`)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    ...{ minutes: 30, recordTyping: false },
    draw: { level: 'LVL-2', count: 2 },
  });
  expect(useSubmissionStore.getState().submissions).toBeNull();
});

test('starts with problems of one’s own choice, in the order of choosing', async () => {
  const titles = ['Climbing Stairs', 'Two Sum', 'Word Ladder', 'Trie', 'Mode'];
  const problems = titles.map((title, index) =>
    buildProblemListItem({ id: testId(100 + index), title }),
  );
  const calls = fakeServer({
    [LIST]: listed({}),
    'GET /problems/get-all-problems': success({ message: 'ok', data: problems }),
    [START]: told(buildRehearsal()),
  });
  const user = show();
  await user.selectOptions(await screen.findByLabelText('Problems'), 'My own choice');
  const start = screen.getByRole('button', { name: 'Start rehearsal' });
  expect(start).toBeDisabled();
  const search = await screen.findByLabelText('Search by title');
  const add = async (text: string, title: string) => {
    await user.type(search, text);
    await user.click(screen.getByRole('button', { name: `Add ${title}` }));
  };
  await add('trie', 'Trie');
  await add('sum', 'Two Sum');
  await user.type(search, 'sum');
  expect(screen.getByText('No problems found')).toBeVisible();
  await user.clear(search);
  await add('word', 'Word Ladder');
  await add('stairs', 'Climbing Stairs');
  expect(search).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove Two Sum' }));
  await user.click(start);
  await screen.findByText(/Now at/);
  expect(calls.at(-1)?.body).toEqual({
    ...{ minutes: 45, recordTyping: false },
    problemIds: [testId(103), testId(102), testId(100)],
  });
});

test.each([
  [
    'problems=13,4&minutes=90',
    ['Two Sum', 'Climbing Stairs'],
    'The problems and the time of',
    '90',
  ],
  ['problems=13,999', ['Two Sum'], 'Some problems of this link are not here', '45'],
  ['problems=999', [], 'The problems of this link are not here', '45'],
])('a link with %s has chosen %j', async (search, titles, words, minutes) => {
  const problems = [
    buildProblemListItem({ id: testId(100), number: 4, title: 'Climbing Stairs' }),
    buildProblemListItem({ id: testId(101), number: 13, title: 'Two Sum' }),
  ];
  const ids = titles.map((title) => problems.find((one) => one.title === title)?.id);
  const calls = fakeServer({
    [LIST]: listed({}),
    'GET /problems/get-all-problems': success({ message: 'ok', data: problems }),
    [START]: told(buildRehearsal()),
  });
  const user = show(`${paths.rehearsal}?${search}`);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByLabelText('Time')).toHaveValue(minutes);
  const start = screen.getByRole('button', { name: 'Start rehearsal' });
  if (titles.length === 0) {
    expect(start).toBeDisabled();
    return;
  }
  await user.click(start);
  await screen.findByText(/Now at/);
  expect(calls.at(-1)?.body).toMatchObject({ minutes: Number(minutes), problemIds: ids });
});

test('says why it cannot start, and keeps what was chosen', async () => {
  const refused = 'This level has 1 problem that you have not solved within 14 days';
  fakeServer({ [LIST]: listed({}), [START]: failure(409, 'CONFLICT', refused) });
  const user = show();
  await user.selectOptions(await screen.findByLabelText('How many'), '3 problems');
  await user.click(screen.getByRole('button', { name: 'Start rehearsal' }));
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByLabelText('How many')).toHaveValue('3');
});

test('one that runs shows its clock and its problems, and ends after a question', async () => {
  const other = buildRehearsalProblem({ problemId: testId(101), title: 'Two Sum', openedAt: null });
  const running = buildRehearsal({ problems: [buildRehearsalProblem(), other] });
  fakeServer({
    [LIST]: listed({ running }),
    [`POST /rehearsal/${ID}/end`]: failure(503, 'DATABASE_UNAVAILABLE', 'The database is away'),
    [`GET /rehearsal/${ID}`]: told(buildReport()),
  });
  const user = show();
  expect(await screen.findByText('30:00')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Problems' }));
  expect(list.getByText('Nothing sent in yet, 12 min 5 s on it')).toBeVisible();
  expect(list.getByText('Not opened yet')).toBeVisible();
  expect(list.getByRole('link', { name: 'Open: Two Sum' })).toHaveAttribute(
    'href',
    `/problem/${testId(101)}`,
  );
  const end = async () => {
    await user.click(screen.getByRole('button', { name: 'End rehearsal' }));
    await user.click(screen.getByRole('button', { name: 'End now' }));
  };
  await end();
  expect(await screen.findByText('The database is away')).toBeVisible();
  fakeServer({
    [`POST /rehearsal/${ID}/end`]: told(buildReport()),
    [`GET /rehearsal/${ID}`]: told(buildReport()),
  });
  await end();
  expect(await screen.findByRole('heading', { name: 'Rehearsal report' })).toBeVisible();
});

test('when the time is up the report is there', async () => {
  const running = buildRehearsal({ now: '2026-03-05T12:29:59.400Z' });
  fakeServer({ [LIST]: listed({ running }), [`GET /rehearsal/${ID}`]: told(buildReport()) });
  show();
  const report = { name: 'Rehearsal report' };
  expect(await screen.findByRole('heading', report, { timeout: 4_000 })).toBeVisible();
});

test('earlier ones lead to their reports', async () => {
  fakeServer({ [LIST]: listed({ past: [buildPast()] }) });
  show();
  expect(await screen.findByText(/1 of 2 accepted in 50 min of 60 min/)).toBeVisible();
  const past = within(screen.getByRole('region', { name: 'Earlier rehearsals' }));
  expect(past.getByRole('link')).toHaveAttribute('href', `/rehearsal/${testId(701)}`);
});

test('a list that cannot be loaded says so and is asked for again', async () => {
  fakeServer({ [LIST]: failure(503, 'UNAVAILABLE', 'The database is away') });
  const user = show();
  expect(await screen.findByText('The database is away')).toBeVisible();
  fakeServer({ [LIST]: listed({}) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Their reports will be here.')).toBeVisible();
});

test('what begins in another tab is there, instead of a form that would be refused', async () => {
  let running: Rehearsal | null = null;
  fakeServer({ [LIST]: () => listed({ running }) });
  show();
  expect(await screen.findByRole('button', { name: 'Start rehearsal' })).toBeVisible();
  running = buildRehearsal();
  const otherTab = new BroadcastChannel('stepwise:rehearsal');
  otherTab.postMessage('changed');
  expect(await screen.findByText('Your rehearsal is running')).toBeVisible();
  otherTab.close();
  running = null;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Start rehearsal' })).toBeVisible();
});

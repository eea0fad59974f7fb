import type { LearningPath } from '@stepwise/contracts/learning-path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { reveal } from '../../../test/intersection.ts';
import { ada } from '../../../test/people.ts';
import { buildProblemListItem } from '../../../test/problems.ts';
import { useProblemStore } from '../problem.store.ts';
import { ProblemBrowser } from './problem-browser.tsx';

const problems = [
  buildProblemListItem({
    ...{ title: 'First', number: 7, acceptance: 0.624 },
    tags: ['Array', 'Math', 'LVL-0', 'Sorting'],
  }),
  ...Array.from({ length: 18 }, () => buildProblemListItem()),
  buildProblemListItem({ title: 'Last', difficulty: 'HARD', tags: ['Graph', 'Array'] }),
];

beforeEach(() => {
  useProblemStore.setState({ leftAt: null });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const learningPaths: LearningPath[] = [
  {
    ...{ slug: 'basics', title: 'Basics', description: '', label: 'Beginner', after: [] },
    problemIds: problems.slice(0, 3).map(({ id }) => id),
    ...{ checkIds: [], introduction: '' },
  },
];

const onSave = vi.fn();

function show(list = problems, address = '/problems', isAdmin = false) {
  render(
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      <ProblemBrowser
        problems={list}
        learningPaths={learningPaths}
        userId={ada.id}
        isAdmin={isAdmin}
        onSave={onSave}
      />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{search}</output>
      <output aria-label="page">{pathname}</output>
    </>
  );
}

const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

function scrollToEnd() {
  const end = screen.getByText(/ of \d+$/).parentElement;
  if (end) reveal(end);
}

test('shows the first 2, and 5 more half a second after the end came near', () => {
  show();
  expect(titles()).toHaveLength(2);
  expect(titles()[0]).toBe('First');
  scrollToEnd();
  pass(499);
  expect(titles()).toHaveLength(2);
  pass(1);
  expect(titles()).toHaveLength(7);
});

test('goes on until the end is no longer near, or everything is shown', () => {
  show();
  scrollToEnd();
  for (let step = 0; step < 5; step += 1) pass(500);
  expect(titles()).toHaveLength(20);
  expect(titles().at(-1)).toBe('Last');
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('shows as much as before after coming back', () => {
  useProblemStore.setState({ leftAt: { list: ' 20', count: 12, screenful: 12 } });
  show();
  expect(titles()).toHaveLength(12);
});

test('a button shows more to those who do not scroll', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(titles()).toHaveLength(7);
});

test('what fills the first screen comes at once, and the rest when it is scrolled to', () => {
  const [barPx, rowPx] = [200, 70];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, barPx + titles().length * rowPx, 800, 56),
  );
  show();
  // The twelfth row ends at 1,040 px: beyond the screen of 768 and its margin of 200.
  expect(titles()).toHaveLength(12);
  pass(2_000);
  expect(titles()).toHaveLength(12);
  scrollToEnd();
  pass(499);
  expect(titles()).toHaveLength(12);
  pass(1);
  expect(titles()).toHaveLength(17);
});

test('another search starts over with 2 and stands in the address', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
  await user.type(screen.getByRole('searchbox'), 'problem');
  expect(titles()).toHaveLength(2);
  expect(address()).toBe('?search=problem');
});

test('reads its filters from the address', () => {
  show(problems, '/problems?difficulty=HARD&tag=Graph');
  expect(titles()).toEqual(['Last']);
  expect(screen.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('HARD');
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('Graph');
});

test('a search that names a tag offers it', async () => {
  const user = show(problems, '/problems?search=gra');
  expect(screen.getByText('No Problems Found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Graph' }));
  expect(address()).toBe('?tag=Graph');
  expect(screen.getByText('Last')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('several tags narrow the list, one by one, and are taken away again', async () => {
  const user = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Array');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a tag' }), 'Graph');
  expect(titles()).toEqual(['Last']);
  expect(address()).toBe('?tag=Array&tag=Graph');
  expect(screen.queryByRole('combobox', { name: 'Add a tag' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove the tag Array' }));
  expect(address()).toBe('?tag=Graph');
  expect(screen.getByRole('list', { name: 'Chosen tags' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All Tags');
  expect(address()).toBe('');
});

test('the status tells what was tried from what is new', async () => {
  const [one, two, three] = problems;
  if (!one || !two || !three) throw new Error('three problems are expected');
  const user = show([
    { ...one, solvedBy: [{ userId: ada.id }], tried: true },
    { ...two, tried: true },
    three,
  ]);
  const status = screen.getByRole('combobox', { name: 'Status' });
  await user.selectOptions(status, 'Tried');
  expect(titles()).toEqual([two.title]);
  expect(screen.getByText('Tried, not solved')).toBeInTheDocument();
  await user.selectOptions(status, 'Not tried');
  expect(titles()).toEqual([three.title]);
  expect(address()).toBe('?status=new');
});

test('Random opens one of those that are found, unsolved if there is one', async () => {
  const [solved, ...rest] = problems;
  if (!solved) throw new Error('a problem is expected');
  const list = [{ ...solved, solvedBy: [{ userId: ada.id }], tried: true }, ...rest];
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const user = show(list, '/problems?tag=Array');
  await user.click(screen.getByRole('button', { name: 'Random' }));
  const page = screen.getByRole('status', { name: 'page' });
  expect(page).toHaveTextContent(`/problem/${rest[0]?.id ?? ''}`);
});

test('Random has nothing to open where nothing is found', () => {
  show(problems, '/problems?search=nothing');
  expect(screen.getByRole('button', { name: 'Random' })).toBeDisabled();
});

test('/ leads to the search, where it is a letter', async () => {
  const user = show();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveValue('/');
});

test('a row tells whether it is solved, how hard it is, and its first two tags', async () => {
  const solved = problems.map((problem) => ({ ...problem, solvedBy: [{ userId: ada.id }] }));
  const user = show(solved.slice(0, 1));
  const row = within(screen.getByRole('row', { name: /First/ }));
  expect(row.getByText('Solved')).toBeInTheDocument();
  expect(row.getByRole('cell', { name: '7' })).toBeVisible();
  expect(row.getByText('Basics 1')).toBeVisible();
  expect(row.getByText('62%')).toBeVisible();
  expect(row.getByText('Easy')).toBeVisible();
  expect(row.getByText('Array')).toBeVisible();
  expect(row.queryByText('LVL-0')).toBeNull();
  expect(row.getByTitle('LVL-0, Sorting')).toHaveTextContent('+2');
  const header = screen.getByRole('columnheader', { name: 'Title' });
  await user.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('a row is saved to a playlist', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Save First to a playlist' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(problems[0]);
});

test('only administrators see actions', () => {
  show();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('an administrator edits, and deletes after a question', async () => {
  const [first] = problems;
  const id = first?.id ?? '';
  const route = `DELETE /problems/delete-problem/${id}`;
  const calls = fakeServer({ [route]: success({ message: 'Problem deleted', data: null }) });
  useProblemStore.setState({ problems });
  const user = show(problems, '/problems', true);
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit First' })).toHaveAttribute(
    'href',
    `/add-problem?edit=${id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Delete First' }));
  expect(screen.getByRole('dialog', { name: 'Delete Problem?' })).toHaveAccessibleDescription(
    'Are you sure you want to delete this problem? This action cannot be undone.',
  );
  // Two may have the same title.
  expect(screen.getByRole('dialog')).toHaveTextContent(`${first?.number}. First`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls.filter((call) => call.route === route)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete First' }));
  await user.click(screen.getByRole('button', { name: 'Delete Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useProblemStore.getState().problems).toHaveLength(19);
});

test('says when nothing matches, and clears the filters', async () => {
  const user = show(problems, '/problems?search=nothing');
  expect(screen.getByText('No Problems Found')).toBeVisible();
  expect(
    screen.getByText('No problems match your filters. Try adjusting your search criteria.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(titles()).toHaveLength(2);
  expect(address()).toBe('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('says when there is nothing at all', () => {
  show([]);
  expect(screen.getByText('No problems found')).toBeVisible();
});

test('a problem with notes is marked, and found by what they say', async () => {
  const asked: unknown[] = [];
  const [first, , third] = problems;
  fakeServer({
    'GET /note': () => {
      asked.push(true);
      const ids = asked.length === 1 ? [first, third] : [third];
      const data = ids.map((one) => ({
        problemId: one?.id,
        writtenAt: '2026-03-04T12:00:00.000Z',
      }));
      return success({ message: 'ok', data });
    },
  });
  const user = show(problems.map((one, index) => ({ ...one, title: `Problem ${index}` })));
  expect(await screen.findAllByText('You have notes')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'heap');
  pass(300);
  await waitFor(() => expect(titles()).toEqual(['Problem 2']));
  expect(asked).toHaveLength(2);
});

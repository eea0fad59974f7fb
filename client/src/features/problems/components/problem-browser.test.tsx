import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { teachDialogs } from '../../../test/dialog.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { reveal } from '../../../test/intersection.ts';
import { ada } from '../../../test/people.ts';
import { buildProblemListItem } from '../../../test/problems.ts';
import { useProblemStore } from '../problem.store.ts';
import { ProblemBrowser } from './problem-browser.tsx';

const problems = [
  buildProblemListItem({ title: 'Oldest', tags: ['Array', 'Math', 'LVL-0', 'Sorting'] }),
  ...Array.from({ length: 18 }, () => buildProblemListItem()),
  buildProblemListItem({ title: 'Newest', difficulty: 'HARD', tags: ['Graph'] }),
];

beforeEach(() => {
  useProblemStore.setState({ leftAt: null });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const onSave = vi.fn();

function show(list = problems, address = '/problems', isAdmin = false) {
  render(
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      <ProblemBrowser problems={list} userId={ada.id} isAdmin={isAdmin} onSave={onSave} />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

function scrollToEnd() {
  const end = screen.getByText(/ of \d+$/).parentElement;
  if (end) reveal(end);
}

test('shows the newest 2 first, and 5 more half a second after the end came near', () => {
  show();
  expect(titles()).toHaveLength(2);
  expect(titles()[0]).toBe('Newest');
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
  expect(titles().at(-1)).toBe('Oldest');
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('shows as much as before after coming back', () => {
  useProblemStore.setState({ leftAt: { list: ' 20', count: 12 } });
  show();
  expect(titles()).toHaveLength(12);
});

test('a button shows more to those who do not scroll', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
  expect(titles()).toHaveLength(7);
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
  expect(titles()).toEqual(['Newest']);
  expect(screen.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('HARD');
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('Graph');
});

test('a row tells whether it is solved, how hard it is, and its first two tags', async () => {
  const solved = problems.map((problem) => ({ ...problem, solvedBy: [{ userId: ada.id }] }));
  const user = show(solved.slice(0, 1));
  const row = within(screen.getByRole('row', { name: /Oldest/ }));
  expect(row.getByText('Solved')).toBeInTheDocument();
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
  await user.click(screen.getByRole('button', { name: 'Save Newest to a playlist' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(problems.at(-1));
});

test('only administrators see actions', () => {
  show();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('an administrator edits, and deletes after a question', async () => {
  teachDialogs();
  const [oldest] = problems;
  const id = oldest?.id ?? '';
  const route = `DELETE /problems/delete-problem/${id}`;
  const calls = fakeServer({ [route]: success({ message: 'Problem deleted', data: null }) });
  useProblemStore.setState({ problems });
  const user = show([...problems].reverse(), '/problems', true);
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Oldest' })).toHaveAttribute(
    'href',
    `/add-problem?edit=${id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Delete Oldest' }));
  expect(screen.getByRole('dialog', { name: 'Delete Problem?' })).toHaveAccessibleDescription(
    'Are you sure you want to delete this problem? This action cannot be undone.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Oldest' }));
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
});

test('says when there is nothing at all', () => {
  show([]);
  expect(screen.getByText('No problems found')).toBeVisible();
});

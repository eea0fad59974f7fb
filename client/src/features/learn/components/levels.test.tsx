import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ada } from '../../../test/people.ts';
import { buildProblemListItem } from '../../../test/problems.ts';
import { useLearnStore } from '../learn.store.ts';
import { Levels } from './levels.tsx';

const problems = [
  buildProblemListItem({ title: 'First', tags: ['LVL-0', 'Array'] }),
  buildProblemListItem({
    title: 'Second',
    difficulty: 'HARD',
    tags: ['Graph', 'LVL-0', 'BFS', 'Tree', 'Queue'],
    solvedBy: [{ userId: ada.id }],
  }),
  buildProblemListItem({ title: 'Third', tags: ['LVL-3'] }),
  buildProblemListItem({ title: 'Nowhere', tags: ['Array'] }),
];

beforeEach(() => {
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  render(
    <MemoryRouter>
      <Levels problems={problems} userId={ada.id} />
    </MemoryRouter>,
  );
});

const level = (name: string) => within(screen.getByRole('region', { name }));

test('four levels, each with what it has', () => {
  const names = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
  expect(names).toEqual([
    'Level 0 - Newbie',
    'Level 1 - Beginner',
    'Level 2 - Intermediate',
    'Level 3 - Advanced',
  ]);
  expect(level('Level 0 - Newbie').getByText('2 problem(s) available')).toBeVisible();
  expect(level('Level 0 - Newbie').getByText('LVL-0')).toBeVisible();
  expect(level('Level 3 - Advanced').getByText('1 problem(s) available')).toBeVisible();
  expect(screen.queryByText('Nowhere')).toBeNull();
});

test('a card leads to its problem, with difficulty, tick and two other tags', () => {
  const [plain, solved] = level('Level 0 - Newbie').getAllByRole('listitem');
  if (!plain || !solved) throw new Error('two cards are expected');
  expect(within(plain).queryByText('Solved')).toBeNull();
  const card = within(solved);
  expect(card.getByRole('link', { name: 'Second' })).toHaveAttribute(
    'href',
    `/problem/${problems[1]?.id ?? ''}`,
  );
  expect(card.getByText('Hard')).toBeVisible();
  expect(card.getByText('Solved')).toBeInTheDocument();
  expect(card.getByText('Graph')).toBeVisible();
  expect(card.getByText('BFS')).toBeVisible();
  expect(card.getByTitle('Tree, Queue')).toHaveTextContent('+2');
});

test('a check shows neither tags nor difficulty until it is solved', () => {
  const ids = problems.map(({ id }) => id);
  const path = {
    ...{ slug: 'way', title: 'Way', label: 'Beginner', description: '', introduction: '' },
    ...{ after: [], problemIds: ids, checkIds: ids.slice(0, 2) },
  };
  act(() => useLearnStore.setState({ learningPaths: [path] }));
  const [open, solved] = level('Level 0 - Newbie').getAllByRole('listitem');
  if (!open || !solved) throw new Error('two cards are expected');
  expect(open).toHaveTextContent(/^FirstCheck$/);
  expect(within(solved).getByText('Hard')).toBeVisible();
  expect(within(solved).getByText('Graph')).toBeVisible();
});

test('an empty level says so', () => {
  const empty = level('Level 2 - Intermediate');
  expect(empty.getByText('No problems available in this level yet.')).toBeVisible();
  expect(empty.getByText('0 problem(s) available')).toBeVisible();
});

test('the levels at a glance lead to their problems', () => {
  const steps = within(screen.getByRole('navigation', { name: 'Levels' }));
  const first = steps.getByRole('link', { name: /Newbie/ });
  expect(first).toHaveTextContent('1 of 2 solved');
  expect(first).toHaveAttribute('href', '/#level-0');
});

test('of a long level what is left comes first, and the rest on demand', async () => {
  const all = Array.from({ length: 8 }, (_, index) =>
    buildProblemListItem({
      title: `Problem ${String(index)}`,
      tags: ['LVL-1'],
      solvedBy: index === 0 ? [{ userId: ada.id }] : [],
    }),
  );
  render(
    <MemoryRouter>
      <Levels problems={all} userId={ada.id} />
    </MemoryRouter>,
  );
  const long = within(
    screen.getAllByRole('region', { name: 'Level 1 - Beginner' })[1] ?? document.body,
  );
  const titles = () => long.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles()).toEqual([1, 2, 3, 4, 5, 6].map((index) => `Problem ${String(index)}`));
  expect(long.getByText('8 problem(s) available')).toBeVisible();
  const more = long.getByRole('button', { name: 'Show all 8 of Level 1 - Beginner' });
  await userEvent.click(more);
  expect(titles()).toEqual(all.map(({ title }) => title));
  expect(more).toHaveTextContent('Show fewer');
});

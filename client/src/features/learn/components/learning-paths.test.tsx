import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { buildProblemListItem, testId } from '../../../test/problems.ts';
import { useLearnStore } from '../learn.store.ts';
import { LearningPaths } from './learning-paths.tsx';

const PATHS = 'GET /problems/learning-paths';
const first = buildProblemListItem({ title: 'First', solvedBy: [{ userId: ada.id }] });
const second = buildProblemListItem({ title: 'Second', difficulty: 'HARD', tags: ['Graph'] });

const path = {
  slug: 'basics',
  title: 'Basics',
  description: 'The first steps.',
  label: 'Beginner',
  after: [] as string[],
  problemIds: [first.id, second.id],
  checkIds: [second.id],
  introduction: '## When it fits',
};
const later = {
  ...path,
  slug: 'trees',
  title: 'Trees',
  after: ['basics'],
  problemIds: [second.id],
  checkIds: [],
};
const unwritten = { ...path, slug: 'empty', title: 'Empty', problemIds: [testId(999)] };

beforeEach(() => useLearnStore.setState(useLearnStore.getInitialState(), true));

function show(problems = [first, second]) {
  render(
    <MemoryRouter>
      <LearningPaths problems={problems} userId={ada.id} startPath={null} />
    </MemoryRouter>,
  );
}

async function cardOf(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} has no card`);
  return within(card);
}

test('a path shows its problems in order, what is solved and what comes next', async () => {
  fakeServer({ [PATHS]: success({ message: 'ok', data: [path, later, unwritten] }) });
  show();
  const basics = await cardOf('Basics');
  const next = within(basics.getByRole('region', { name: 'Next step' }));
  expect(next.getByText('Your next step: 2 of 2')).toBeVisible();
  expect(next.getByRole('link', { name: 'Start: Second' })).toHaveAttribute(
    'href',
    `/problem/${second.id}`,
  );
  expect(basics.getByText('1 of 2 solved')).toBeVisible();
  expect(basics.getByRole('progressbar', { name: 'Basics: solved' })).toHaveAttribute('value', '1');
  const [done, open] = basics.getAllByRole('listitem');
  expect(done).toHaveTextContent('Solved:First');
  expect(open).toHaveTextContent('SecondCheckNext');
  expect(done).not.toHaveTextContent('Check');
  expect(open).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByText('Empty')).toBeNull();
});

test('the road has one next step; the other paths are folded', async () => {
  fakeServer({ [PATHS]: success({ message: 'ok', data: [path, later] }) });
  show();
  const trees = await cardOf('Trees');
  expect(screen.getAllByRole('region', { name: 'Next step' })).toHaveLength(1);
  expect(trees.queryByRole('region', { name: 'Next step' })).toBeNull();
  const afterBasics = trees.getByText('After Basics.');
  expect(afterBasics).not.toBeVisible();
  await userEvent.click(trees.getByRole('heading', { name: 'Trees' }));
  expect(afterBasics).toBeVisible();
});

test('of a path in stages the one with the next step is open, the others say how far one is', async () => {
  const third = buildProblemListItem({ title: 'Third' });
  const long = { ...path, problemIds: [first.id, second.id, third.id], checkIds: [first.id] };
  fakeServer({ [PATHS]: success({ message: 'ok', data: [long] }) });
  show([first, second, third]);
  const basics = await cardOf('Basics');
  const stages = within(basics.getByRole('list', { name: 'Stages' }));
  expect(stages.getByText('Stage 1').closest('summary')).toHaveTextContent('1 of 1 solved');
  expect(stages.getByText('Stage 2').closest('summary')).toHaveTextContent('0 of 2 solved');
  expect(stages.getByRole('link', { name: 'Third' })).toBeVisible();
  const done = stages.getByRole('link', { name: 'First', hidden: true });
  expect(done).not.toBeVisible();
  await userEvent.click(stages.getByText('Stage 1'));
  expect(done).toBeVisible();
});

test('each path leads to its introduction', async () => {
  fakeServer({ [PATHS]: success({ message: 'ok', data: [path, later] }) });
  show();
  const basics = await cardOf('Basics');
  const link = basics.getByRole('link', { name: 'Introduction to Basics' });
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '/learn/basics');
});

test('the next step that is a check says neither tags nor difficulty', async () => {
  fakeServer({ [PATHS]: success({ message: 'ok', data: [path] }) });
  show();
  const next = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(next.getByText('Check')).toBeVisible();
  expect(screen.queryByText('Hard')).toBeNull();
  expect(screen.queryByText('Graph')).toBeNull();
});

test('a failure says so and can be tried again', async () => {
  let answer = failure(500, 'INTERNAL', 'Something broke');
  fakeServer({ [PATHS]: () => answer });
  show();
  const retry = await screen.findByRole('button', { name: /try again/i });
  answer = success({ message: 'ok', data: [path] });
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Learning Paths' })).toBeVisible();
});

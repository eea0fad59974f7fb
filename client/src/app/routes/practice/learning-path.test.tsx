import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useLearnStore } from '../../../features/learn/learn.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { patterns } from '../../../lib/paths.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { buildProblemListItem } from '../../../test/problems.ts';
import { Component as LearningPathPage } from './learning-path.tsx';

const [PATHS, LIST] = ['GET /problems/learning-paths', 'GET /problems/get-all-problems'];
const solved = buildProblemListItem({ title: 'First', solvedBy: [{ userId: ada.id }] });
const open = buildProblemListItem({ title: 'Second' });
const path = {
  ...{ slug: 'basics', title: 'Basics', label: 'Beginner', description: 'The first steps.' },
  ...{ after: [], problemIds: [solved.id, open.id], checkIds: [] },
  introduction:
    '## When it fits\n\nOne walk is enough.\n\n| read | best |\n| -- | -- |\n| 4 | 4 |\n',
};
const found = success({ message: 'ok', data: [path] });
const listed = success({ message: 'ok', data: [open, solved] });

beforeEach(() => {
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useAuthStore.setState({ authUser: ada });
});

function show(slug = 'basics') {
  render(
    <MemoryRouter initialEntries={[`/learn/${slug}`]}>
      <Routes>
        <Route path={patterns.learningPath} element={<LearningPathPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

test('a path has a page that introduces it and leads to its next problem', async () => {
  fakeServer({ [PATHS]: found, [LIST]: listed });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'When it fits' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '4' })).toHaveLength(2);
  const next = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(next.getByText('Your next step: 2 of 2')).toBeVisible();
  expect(next.getByRole('link', { name: 'Start: Second' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All learning paths' })).toHaveAttribute(
    'href',
    '/learn',
  );
});

test('an introduction is there without the list of problems', async () => {
  fakeServer({ [PATHS]: found, [LIST]: 'unreachable' });
  show();
  expect(await screen.findByText('One walk is enough.')).toBeVisible();
});

test('no path has that name', async () => {
  fakeServer({ [PATHS]: found, [LIST]: listed });
  show('nowhere');
  expect(await screen.findByText('There is no such learning path')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All learning paths' })).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let answer = failure(500, 'INTERNAL', 'Something broke');
  fakeServer({ [PATHS]: () => answer, [LIST]: listed });
  show();
  const retry = await screen.findByRole('button', { name: /try again/i });
  answer = found;
  await userEvent.click(retry);
  expect(await screen.findByText('One walk is enough.')).toBeVisible();
});

import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useProblemEditorStore } from '../../../features/problem-editor/problem-editor.store.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { buildProblem } from '../../../test/problems.ts';
import { Component as AddProblem } from './add-problem.tsx';

const problem = buildProblem();
const edit = `/add-problem?edit=${problem.id}`;

beforeEach(() => {
  useProblemEditorStore.setState(useProblemEditorStore.getInitialState(), true);
});

function open(path: string, setter?: 'SITE' | 'PROBLEM') {
  useAuthStore.setState({ authUser: { ...ada, ...(setter ? { setter } : {}) } });
  const routes = [{ path: '/add-problem', element: <AddProblem /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

test.each([
  ['a learner', undefined, '/add-problem'],
  ['a learner who edits', undefined, edit],
  ['who was given problems alone', 'PROBLEM', '/add-problem'],
] as const)('%s is told before anything is typed', (_, setter, path) => {
  const calls = fakeServer({});
  open(path, setter);
  expect(screen.getByText('Only administrators and setters can add problems')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the form of somebody else’s problem is shown to no setter: half of it was not sent', async () => {
  fakeServer({
    [`GET /problems/get-problem/${problem.id}`]: success({ message: 'ok', data: problem }),
  });
  open(edit, 'SITE');
  expect(await screen.findByText('You can change only problems that you write')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Problems I write' })).toHaveAttribute(
    'href',
    '/my-problems',
  );
});

test('a setter edits with the form alone, and without what administrators do beside it', async () => {
  const own = { ...problem, isDraft: true as const, hiddenTestCases: [], referenceSolution: {} };
  const calls = fakeServer({
    [`GET /problems/get-problem/${problem.id}`]: success({ message: 'ok', data: own }),
  });
  open(edit, 'PROBLEM');
  expect(await screen.findByRole('tab', { name: 'Preview' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Write', 'Preview'],
  ]);
  expect(calls.map(({ route }) => route)).toEqual([`GET /problems/get-problem/${problem.id}`]);
});

test('who comes to publish a draft is at the field for that', async () => {
  const own = { ...problem, isDraft: true as const, hiddenTestCases: [], referenceSolution: {} };
  fakeServer({
    [`GET /problems/get-problem/${problem.id}`]: success({ message: 'ok', data: own }),
  });
  open(`${edit}#visibility`, 'SITE');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Visibility' })).toHaveFocus());
});

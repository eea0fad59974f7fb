import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/layout/toasts/toaster.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { useExploreStore } from '../../features/explore/explore.store.ts';
import { readDraft } from '../../features/workspace/drafts/drafts.ts';
import { VISITOR } from '../../features/workspace/drafts/visitor-drafts.ts';
import type { EditorProps } from '../../features/workspace/editor/editor-props.ts';
import { useProgramMarkStore } from '../../features/workspace/editor/mark/program-mark.store.ts';
import * as loading from '../../features/workspace/editor/monaco/load-editor.ts';
import { usePaneStore } from '../../features/workspace/layout/pane.store.ts';
import { buildExplored } from '../../test/explored.ts';
import { failure, fakeServer, success, type Answer } from '../../test/fake-server.ts';
import { reveal } from '../../test/intersection.ts';
import { ada } from '../../test/people.ts';
import { paths, patterns } from '../../lib/paths.ts';
import { Component } from './explored-problem.tsx';

const READ = 'GET /explore/problem/climbingstairs';
const RUN = 'POST /execution-code/samples';
const problem = buildExplored();

beforeEach(() => {
  useExploreStore.setState(useExploreStore.getInitialState(), true);
  useAuthStore.setState({ authUser: null });
  const CodeEditor = ({ code, onChange }: EditorProps) => (
    <textarea
      aria-label="Program"
      value={code}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  vi.spyOn(loading, 'loadEditor').mockResolvedValue({ CodeEditor });
  vi.spyOn(loading, 'preloadEditor').mockReturnValue(() => undefined);
  vi.spyOn(loading, 'prefetchEditor').mockReturnValue(() => undefined);
});

function Wanted() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function visit(read: Answer, run: Answer | (() => Promise<Answer>) = 'silent') {
  const calls = fakeServer({ [READ]: read, [RUN]: run });
  const router = createMemoryRouter(
    [
      { path: patterns.explored, element: <Component /> },
      ...[paths.login, paths.register, patterns.problem].map((path) => {
        return { path, element: <Wanted /> };
      }),
    ],
    { initialEntries: ['/explore/climbingstairs'] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return calls;
}

const answer = (change = {}) => success({ message: 'ok', data: { ...problem, ...change } });

test('shows the statement, the samples and how many hints there are', async () => {
  visit(answer());
  expect(await screen.findByRole('heading', { level: 1, name: 'Climbing Stairs' })).toBeVisible();
  expect(screen.getByText('2 hints wait for you once you are signed in.')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Test Cases Data' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('3 more tests are hidden.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Versions' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use as custom input' })).toBeNull();
  expect(screen.getByText('Kept in this browser')).toBeVisible();
});

test.each([
  ['Sign in to run your code', '/login'],
  ['Sign up', '/register'],
])('%s leads back to the problem, and what was typed stays', async (name, path) => {
  visit(answer());
  const skeleton = (await screen.findByText('Loading the editor...')).closest('[role=status]');
  if (!skeleton?.parentElement) throw new Error('No place of the editor');
  reveal(skeleton.parentElement);
  // Without a layout the dividers of the panels lie over everything, and keep a press from the focus.
  fireEvent.change(await screen.findByLabelText('Program'), { target: { value: 'mine' } });
  const place = { userId: VISITOR, problemId: problem.id, language: 'JAVASCRIPT' } as const;
  expect(readDraft(place)).toBe('mine');
  const [way] = screen.getAllByRole('link', { name });
  if (!way) throw new Error('No way in');
  await userEvent.click(way);
  const state = JSON.stringify({ from: '/problem/climbingstairs' });
  expect(await screen.findByText(`${path} ${state}`)).toBeVisible();
});

const trial = { stdout: '2\n', stderr: null, fault: null, time: '0.010 s', memory: '9000 KB' };
const runs = [
  { ...trial, stdin: '2\n', expected: '2\n', status: 'Accepted' },
  { ...trial, stdin: '5\n', expected: '8\n', status: 'Wrong Answer' },
];

test('runs the samples, and shows what they came to', async () => {
  const data = { compileOutput: null, runs };
  const calls = visit(answer(), success({ message: 'ok', data }));
  await userEvent.click(await screen.findByRole('button', { name: 'Run samples' }));
  expect(await screen.findByRole('region', { name: 'Sample 2' })).toHaveTextContent(
    'Reference output',
  );
  expect(screen.getByText('1 of 2 samples passed.')).toBeInTheDocument();
  expect(usePaneStore.getState().pane).toBe('results');
  expect(calls.at(-1)).toEqual({
    route: RUN,
    body: { source_code: '// starter js\n', language_id: 63, problemId: problem.id },
  });
});

test('the line that failed is marked, until the problem is left', async () => {
  const compileOutput = 'main.js:1\nSyntaxError: Unexpected token';
  visit(answer(), success({ message: 'ok', data: { compileOutput, runs: [] } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Run samples' }));
  await waitFor(() => expect(useProgramMarkStore.getState().mark).toMatchObject({ line: 1 }));
  cleanup();
  expect(useProgramMarkStore.getState().mark).toBeNull();
});

test('a run can be stopped, and a refusal is told', async () => {
  visit(answer());
  await userEvent.keyboard("{Control>}'{/Control}");
  await screen.findByRole('heading', { level: 1 });
  act(() => void fakeServer({ [RUN]: failure(429, 'RATE_LIMITED', 'Too many visitors') }));
  await userEvent.click(screen.getByRole('button', { name: 'Run samples' }));
  expect(await screen.findByText('Error executing code: Too many visitors.')).toBeVisible();
  fakeServer({ [RUN]: 'silent' });
  await userEvent.keyboard("{Control>}'{/Control}");
  const stop = await screen.findByRole('button', { name: 'Stop' });
  await new Promise((resolve) => setTimeout(resolve, 350));
  await userEvent.click(stop);
  expect(await screen.findByRole('button', { name: 'Run samples' })).toBeEnabled();
});

test('where visitors may not run anything, nothing offers it', async () => {
  const calls = visit(answer({ canRun: false }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Run samples' })).toBeNull();
  await userEvent.keyboard("{Control>}'{/Control}");
  expect(calls.map(({ route }) => route)).toEqual([READ]);
});

test('a problem that visitors do not meet may be there for members', async () => {
  visit(failure(404, 'NOT_FOUND', 'Problem not found'));
  const name = 'There is no such problem for visitors';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  const others = screen.getByRole('link', { name: 'other problems to try' });
  expect(others).toHaveAttribute('href', '/explore');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  const state = JSON.stringify({ from: '/problem/climbingstairs' });
  expect(await screen.findByText(`/login ${state}`)).toBeVisible();
});

test('a failure is told with a way to try again', async () => {
  visit(failure(503, 'OVERLOADED', 'The server is busy'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The problem could not be loaded')).toBeVisible();
});

test('who is signed in has the page of the problem', async () => {
  useAuthStore.setState({ authUser: ada });
  const calls = visit(answer());
  expect(await screen.findByText('/problem/climbingstairs null')).toBeVisible();
  expect(calls).toEqual([]);
});

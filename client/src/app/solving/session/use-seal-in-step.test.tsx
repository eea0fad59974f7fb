import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { useSubmissionStore } from '../../../features/submissions/submission.store.ts';
import { rememberLanguage } from '../../../features/workspace/drafts/remembered-language.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import * as loading from '../../../features/workspace/editor/monaco/load-editor.ts';
import { believeIn } from '../../../lib/api/session/session.ts';
import { patterns } from '../../../lib/paths.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { buildProblem, testId } from '../../../test/problems.ts';
import { buildRehearsal } from '../../../test/rehearsals.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { Component } from '../../routes/practice/problem.tsx';

const ID = testId(100);
const READ = `GET /problems/get-problem/${ID}`;
const open = buildProblem({ id: ID });
const sealed = buildProblem({ id: ID, isSealed: true, hints: null, editorial: null, tags: [] });
const EARLIER = 'print("of an earlier day")';
const setAside = { revision: 2, code: null };
const path = {
  ...{ slug: 'first', title: 'First steps', description: '', label: 'Easy' },
  ...{ after: [], problemIds: [ID], checkIds: [], introduction: '' },
};
const accepted = buildSubmission({ problemId: ID, status: 'Accepted' });

const told = (data: unknown): Answer => success({ message: 'ok', data });

beforeEach(() => {
  useRehearsalStore.setState(useRehearsalStore.getInitialState(), true);
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
  useAuthStore.setState({ authUser: ada });
  believeIn(ada.id);
  rememberLanguage(ada.id, 'PYTHON');
  vi.spyOn(loading, 'preloadEditor').mockReturnValue(() => undefined);
  vi.spyOn(loading, 'prefetchEditor').mockReturnValue(() => undefined);
});

/** A server on which somebody rehearses with the problem, or not, as it is said. */
function serve() {
  const now = { isSealed: false, isDown: false };
  const running = buildRehearsal();
  const draft = { language: 'PYTHON', writtenAt: '2026-03-05T11:00:00.000Z' };
  const calls = fakeServer({
    [READ]: () => {
      if (now.isDown) return failure(503, 'RESTARTING', 'Not now');
      return told(now.isSealed ? sealed : open);
    },
    'GET /rehearsal': () => told({ running: now.isSealed ? running : null, past: [] }),
    [`POST /rehearsal/${running.id}/opened`]: told(running),
    [`GET /submission/get-submission/${ID}`]: () => told(now.isSealed ? [] : [accepted]),
    [`GET /draft/${ID}`]: () =>
      told([{ ...draft, ...(now.isSealed ? setAside : { revision: 1, code: EARLIER }) }]),
    'GET /problems/learning-paths': told([path]),
  });
  return { now, reads: () => calls.filter(({ route }) => route === READ).length };
}

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const program = () => useEditorStore.getState().code;

async function visit() {
  const router = createMemoryRouter([{ path: patterns.problem, element: <Component /> }], {
    initialEntries: [`/problem/${ID}`],
  });
  render(<RouterProvider router={router} />);
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'Editorial' }));
  await waitFor(() => expect(program()).toBe(EARLIER));
  expect(await screen.findByRole('navigation', { name: 'Learning path' })).toBeVisible();
  expect(await screen.findAllByText('Accepted')).not.toHaveLength(0);
}

function tellFromAnotherTab() {
  const other = new BroadcastChannel('stepwise:rehearsal');
  other.postMessage('changed');
  other.close();
}

test('what another tab begins closes the help of this one, and its end opens it', async () => {
  const { now } = serve();
  await visit();
  now.isSealed = true;
  tellFromAnotherTab();
  expect(await screen.findByText('30:00')).toBeVisible();
  expect(tabs()).not.toContain('Editorial');
  expect(tabs()).toContain('Submissions');
  expect(screen.queryAllByText('Accepted')).toHaveLength(0);
  expect(screen.queryByRole('navigation', { name: 'Learning path' })).toBeNull();
  expect(useSubmissionStore.getState().submissions ?? []).toEqual([]);
  await waitFor(() => expect(program()).toBe('# starter py\n'));

  act(() => useEditorStore.getState().setCode('mine'));
  now.isSealed = false;
  tellFromAnotherTab();
  expect(await screen.findByRole('tab', { name: 'Editorial' })).toBeVisible();
  expect(screen.queryByText('30:00')).toBeNull();
  expect(program()).toBe('mine');
});

test('what another device begins is seen when the page is seen again, by one question', async () => {
  const { now, reads } = serve();
  await visit();
  now.isDown = true;
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads()).toBe(2));
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Hints' }));

  now.isDown = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    expect(reads()).toBe(3);
  });
  // Nothing has begun: the page is the same.
  expect(screen.getByRole('tab', { name: 'Hints' })).toHaveAttribute('aria-selected', 'true');

  now.isSealed = true;
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reads()).toBe(4);
  });
  expect(await screen.findByText('30:00')).toBeVisible();
  expect(tabs()).not.toContain('Hints');
});

test('other tabs are told of a start, of a recording that is deleted and of the end', async () => {
  const running = buildRehearsal();
  fakeServer({
    'POST /rehearsal': told(running),
    [`DELETE /rehearsal/${running.id}/tape`]: told(running),
    [`POST /rehearsal/${running.id}/end`]: told(running),
  });
  const heard = vi.fn();
  const other = new BroadcastChannel('stepwise:rehearsal');
  other.addEventListener('message', heard);
  const { start, deleteTape, end } = useRehearsalStore.getState();
  await start({ minutes: 30, recordTyping: true, problemIds: [ID] });
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await deleteTape(running.id);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  await end(running.id);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
  other.close();
});

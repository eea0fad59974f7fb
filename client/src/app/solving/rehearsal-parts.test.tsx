import type { Problem } from '@stepwise/contracts/problem';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/layout/toasts/toaster.tsx';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { useRehearsalStore } from '../../features/rehearsal/rehearsal.store.ts';
import { useSubmissionStore } from '../../features/submissions/submission.store.ts';
import { useCustomStore } from '../../features/workspace/custom/custom.store.ts';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import {
  settingsNow,
  useEditorSettingsStore,
} from '../../features/workspace/settings/editor-settings.store.ts';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { buildProblem, testId } from '../../test/problems.ts';
import { buildRehearsal, buildRehearsalProblem } from '../../test/rehearsals.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { useRehearsalParts } from './rehearsal-parts.tsx';

const ID = testId(700);
const two = [
  buildRehearsalProblem(),
  buildRehearsalProblem({ problemId: testId(101), title: 'Two Sum', openedAt: null }),
];
const sealed = buildProblem({ id: testId(100), isSealed: true, hints: null, editorial: null });

beforeEach(() => {
  useRehearsalStore.setState(useRehearsalStore.getInitialState(), true);
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
});

function show(problem: Problem) {
  function Harness() {
    const parts = useRehearsalParts(problem);
    const { pathname } = useLocation();
    return (
      <>
        <p>At {pathname}</p>
        {parts ? null : 'Nobody rehearses'}
        {parts?.back}
        {parts?.place}
        {parts?.tools}
        {parts?.afterAccepted}
        <Toaster />
      </>
    );
  }
  return render(
    <MemoryRouter>
      <Harness />
    </MemoryRouter>,
  );
}

function answers(running: ReturnType<typeof buildRehearsal> | null) {
  return {
    'GET /rehearsal': success({ message: 'ok', data: { running, past: [] } }),
    [`POST /rehearsal/${ID}/opened`]: success({ message: 'ok', data: running }),
  };
}

test('a problem that is not sealed asks for nothing', () => {
  const calls = fakeServer({});
  show(buildProblem());
  expect(screen.getByText(/Nobody rehearses/)).toBeVisible();
  expect(calls).toEqual([]);
});

test('a sealed one says that it is open, and shows clock, problems and what comes next', async () => {
  const calls = fakeServer(answers(buildRehearsal({ problems: two })));
  show(sealed);
  expect(await screen.findByText('30:00')).toBeVisible();
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ problemId: testId(100) }));
  expect(screen.getByRole('link', { name: 'Problem 1: Climbing Stairs' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Next problem' })).toHaveAttribute(
    'href',
    `/problem/${testId(101)}`,
  );
  expect(screen.getByRole('link', { name: 'Rehearsal: time left' })).toHaveAttribute(
    'href',
    '/rehearsal',
  );
});

test('where that cannot be told at first it is told again, and the clock is there', async () => {
  const running = buildRehearsal({ problems: two });
  const fine = answers(running);
  const turns = { list: 0, opened: 0 };
  const broken = failure(500, 'INTERNAL', 'Sorry');
  fakeServer({
    'GET /rehearsal': () => ((turns.list += 1) === 1 ? broken : fine['GET /rehearsal']),
    [`POST /rehearsal/${ID}/opened`]: () =>
      (turns.opened += 1) === 1 ? broken : success({ message: 'ok', data: running }),
  });
  vi.useFakeTimers();
  try {
    show(sealed);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('link', { name: 'Rehearsal: time left' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('link', { name: 'Rehearsal: time left' })).toBeVisible();
    expect(turns.opened).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the time on the problem goes on, and is asked for again when the page is seen again', async () => {
  const problems = [buildRehearsalProblem({ isOpen: true })];
  const calls = fakeServer(answers(buildRehearsal({ problems })));
  show(sealed);
  const time = () => screen.getByTitle('Your time on this problem');
  expect(await screen.findByText('30:00')).toBeVisible();
  expect(time()).toHaveTextContent('On this problem: 12:05');
  expect(await screen.findByText('29:59', {}, { timeout: 3_000 })).toBeVisible();
  expect(time()).toHaveTextContent('12:06');
  const told = () => calls.filter(({ route }) => route === `POST /rehearsal/${ID}/opened`).length;
  const before = told();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(told()).toBe(before + 1));
});

test('no words are offered while one rehearses, whatever the settings say', async () => {
  fakeServer(answers(buildRehearsal({ problems: two })));
  const offers = () => settingsNow(useEditorSettingsStore.getState()).completion;
  expect(offers()).toBe(true);
  const { unmount } = show(sealed);
  expect(await screen.findByText('30:00')).toBeVisible();
  expect(offers()).toBe(false);
  unmount();
  expect(offers()).toBe(true);
});

test('when the time is up the report is opened', async () => {
  fakeServer(answers(buildRehearsal({ now: '2026-03-05T12:29:59.600Z' })));
  show(sealed);
  expect(await screen.findByText('0:00', {}, { timeout: 3_000 })).toBeVisible();
  await waitFor(() => expect(screen.getByText(`At /rehearsal/${ID}`)).toBeVisible(), {
    timeout: 4_000,
  });
});

test('one that was ended elsewhere gets its help and its list of programs again', async () => {
  const old = buildSubmission();
  useSubmissionStore.setState({ problemId: testId(100), submissions: [] });
  const open = buildProblem({ id: testId(100) });
  fakeServer({
    ...answers(null),
    [`GET /problems/get-problem/${testId(100)}`]: success({ message: 'ok', data: open }),
    [`GET /submission/get-submission/${testId(100)}`]: success({ message: 'ok', data: [old] }),
  });
  show(sealed);
  await waitFor(() => expect(useProblemStore.getState().problem).toEqual(open));
  await waitFor(() => expect(useSubmissionStore.getState().submissions).toEqual([old]));
});

const runs: [string, () => void][] = [
  ['the tests', () => useWorkspaceStore.setState(({ isExecuting: is }) => ({ isExecuting: !is }))],
  ['own inputs', () => useCustomStore.setState(({ isTrying: is }) => ({ isTrying: !is }))],
];

test.each(runs)('a run on %s tells that it was ended on another device', async (_name, toggle) => {
  const open = buildProblem({ id: testId(100) });
  let running: ReturnType<typeof buildRehearsal> | null = buildRehearsal();
  const calls = fakeServer({
    ...answers(running),
    'GET /rehearsal': () => success({ message: 'ok', data: { running, past: [] } }),
    [`GET /problems/get-problem/${testId(100)}`]: success({ message: 'ok', data: open }),
  });
  show(sealed);
  expect(await screen.findByText('30:00')).toBeVisible();
  const read = () => calls.filter(({ route }) => route === 'GET /rehearsal').length;
  const before = read();
  act(toggle);
  act(toggle);
  await waitFor(() => expect(read()).toBe(before + 1));
  expect(screen.queryByText(/has ended/)).toBeNull();

  running = null;
  act(toggle);
  expect(read()).toBe(before + 1);
  act(toggle);
  expect(await screen.findByText(/^This rehearsal has ended/)).toBeVisible();
  await waitFor(() => expect(useProblemStore.getState().problem).toEqual(open));
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a recording that is refused has the rehearsal read anew, once in a minute', async () => {
  const running = buildRehearsal({ recordsTyping: true });
  let isDeleted = false;
  const data = () => ({ running: { ...running, recordsTyping: !isDeleted }, past: [] });
  const calls = fakeServer({
    'GET /rehearsal': () => success({ message: 'ok', data: data() }),
    [`POST /rehearsal/${ID}/opened`]: success({ message: 'ok', data: running }),
    [`POST /rehearsal/${ID}/tape`]: failure(409, 'CONFLICT', 'Nothing more'),
  });
  const count = (route: string) => calls.filter((one) => one.route === route).length;
  useEditorStore.getState().open(testId(1), testId(100), { PYTHON: '' });
  show(sealed);
  const mark = () => screen.queryByTitle('Your typing is recorded');
  await waitFor(() => expect(mark()).toBeVisible());
  // What is there is sent when the page is left.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const leave = () => document.dispatchEvent(new Event('visibilitychange'));
  const before = count('GET /rehearsal');
  for (const times of [1, 2]) {
    leave();
    await waitFor(() => expect(count(`POST /rehearsal/${ID}/tape`)).toBe(times));
  }
  await waitFor(() => expect(count('GET /rehearsal')).toBe(before + 1));
  expect(mark()).toBeVisible();

  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  isDeleted = true;
  leave();
  await waitFor(() => expect(mark()).toBeNull());
  expect(screen.getByRole('link', { name: 'Rehearsal: time left' })).toBeVisible();
  useEditorStore.getState().close();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../../test/event-stream.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { buildProblem } from '../../../test/problems.ts';
import {
  buildCounterexample,
  buildSubmission,
  buildSubmissionTest,
} from '../../../test/submissions.ts';
import { waitToPress } from '../../../test/wait-to-press.ts';
import { ResultsPane } from '../results/results-pane.tsx';
import { NO_PROGRESS } from '../run/follow-execution.ts';
import { useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { useCounterexampleStore } from './counterexample.store.ts';

const failed = buildSubmission({
  ...{ status: 'Wrong Answer', passedCount: 0 },
  testCases: [buildSubmissionTest({ index: 1, passed: false, status: 'Wrong Answer' })],
});
const smallest = buildSubmissionTest({
  ...{ id: failed.id, index: 0, passed: false, status: 'Wrong Answer', stdin: '12\n' },
});
const done = buildCounterexample({ state: 'found', tried: 3, isMinimal: true, test: smallest });
const before = {
  ...{ problem: buildProblem(), isExecuting: false, progress: NO_PROGRESS, submission: null },
  ...{ isRestored: false, refusal: null, isTrying: false, canRun: true },
  ...{ onTryOut: () => undefined, afterAccepted: null },
};
const FIND = 'Find the smallest failing input';

beforeEach(() => {
  useCounterexampleStore.getState().leave();
  useEditorSettingsStore.getState().open('ann');
  fakeServer({
    [`GET /submission/${failed.id}/counterexample`]: success({
      ...{ message: 'ok', data: buildCounterexample() },
    }),
  });
});

const choose = () => useEditorSettingsStore.getState().change({ seeksSmallest: true });

test('who has chosen so is shown the smallest failing input after a run', async () => {
  choose();
  const sent = fakeEventStream([['done', { message: 'ok', data: done }]]);
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...before} isExecuting />);
  expect(sent).toEqual([]);
  view.rerender(<ResultsPane {...before} submission={failed} />);
  expect(await screen.findByRole('group', { name: 'Smallest failing input' })).toBeVisible();
  expect(sent).toMatchObject([{ url: `/api/v1/submission/${failed.id}/counterexample` }]);
  // Nobody waited for it: the focus stays where it was.
  expect(document.body).toHaveFocus();
});

test.each([
  ['nobody has chosen it', failed, false, false],
  ['the run was of an earlier visit', failed, true, true],
  ['the program was accepted', buildSubmission(), true, false],
  [
    'the program does not compile',
    buildSubmission({ status: 'Compilation Error', testCases: [] }),
    ...[true, false],
  ],
] as const)('nothing is looked for when %s', async (_why, submission, isChosen, isRestored) => {
  if (isChosen) choose();
  const sent = fakeEventStream([]);
  const view = render(<ResultsPane {...before} />);
  view.rerender(<ResultsPane {...before} isExecuting={!isRestored} />);
  view.rerender(<ResultsPane {...before} {...{ submission, isRestored }} />);
  if (submission === failed)
    expect(await screen.findByRole('button', { name: FIND })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refusal is not told: it can be asked for as ever', async () => {
  choose();
  const message = 'Too many searches';
  const sent = fakeEventStream([['failed', { message, code: 'RATE_LIMITED', errors: [message] }]]);
  render(<ResultsPane {...before} submission={failed} />);
  expect(await screen.findByRole('button', { name: FIND })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(screen.queryByText(message)).toBeNull();
  waitToPress();
  await userEvent.click(screen.getByRole('button', { name: FIND }));
  expect(await screen.findByText(message)).toBeVisible();
});

/** Searches without end; whether each was given up. */
function searchWithoutEnd(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Left', 'AbortError')));
    });
  });
  return signals;
}

test('it gives way to a search of another program that somebody asks for', async () => {
  const signals = searchWithoutEnd();
  const { find } = useCounterexampleStore.getState();
  void find(failed.id, true);
  void find('another', true);
  expect(signals).toHaveLength(1);
  void find('another');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  void find(failed.id);
  expect(signals).toHaveLength(2);
  await expect.poll(() => useCounterexampleStore.getState().search?.submissionId).toBe('another');
});

test('it keeps nobody from looking at another submission', async () => {
  const signals = searchWithoutEnd();
  void useCounterexampleStore.getState().find('another', true);
  render(<ResultsPane {...before} submission={failed} isRestored />);
  await userEvent.click(await screen.findByRole('button', { name: FIND }));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Stop searching' })).toBeEnabled();
});

test('it ends with the next run, and when the page is left', async () => {
  choose();
  const signals = searchWithoutEnd();
  const view = render(<ResultsPane {...before} submission={failed} />);
  expect(await screen.findByRole('button', { name: 'Stop searching' })).toBeVisible();
  view.rerender(<ResultsPane {...before} isExecuting />);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect.poll(() => useCounterexampleStore.getState().search).toBeNull();
  view.rerender(<ResultsPane {...before} submission={failed} />);
  await expect.poll(() => signals.length).toBe(2);
  view.unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

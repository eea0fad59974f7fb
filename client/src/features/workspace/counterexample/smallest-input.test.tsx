import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, fakeServer, failure, success } from '../../../test/fake-server.ts';
import { fakeEventStream } from '../../../test/event-stream.ts';
import { waitToPress } from '../../../test/wait-to-press.ts';
import {
  buildCounterexample,
  buildSubmission,
  buildSubmissionTest,
} from '../../../test/submissions.ts';
import { useCustomStore } from '../custom/custom.store.ts';
import { ResultView } from '../results/result-view.tsx';
import { useCounterexampleStore } from './counterexample.store.ts';

beforeEach(() => {
  useCounterexampleStore.getState().leave();
  useCustomStore.setState(useCustomStore.getInitialState(), true);
});

const hidden = buildSubmissionTest({
  ...{ index: 1, passed: false, status: 'Wrong Answer', hidden: true },
  ...{ stdin: null, expected: null, stdout: null },
});
const rejected = buildSubmission({ status: 'Wrong Answer', testCases: [hidden], passedCount: 0 });
const smallest = buildSubmissionTest({
  ...{ id: rejected.id, index: 0, passed: false, status: 'Wrong Answer' },
  ...{ stdin: '3\n', expected: '3\n', stdout: '4\n' },
});
const found = buildCounterexample({
  ...{ state: 'found', tried: 1_214, isMinimal: true, isSteady: true, test: smallest },
});
const FIND = 'Find the smallest failing input';
const ROUTE = `/submission/${rejected.id}/counterexample`;

const answering = (known: Answer): void => {
  fakeServer({ [`GET ${ROUTE}`]: known });
};
const known = (data = buildCounterexample(), message = 'ok'): Answer => success({ message, data });
const done = (data = found, message = 'ok') => ['done', { message, data }] as const;

/** The result, and what is pressed on it. */
function show(answer: Answer = known(), submission = rejected) {
  answering(answer);
  const view = render(<ResultView submission={submission} />);
  return { ...view, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });

test('the smallest failing input is found, stands first, and becomes an own input', async () => {
  useCustomStore.getState().open('ann', rejected.problemId, ['2\n']);
  const { user } = show();
  const sent = fakeEventStream([['searching', { tried: 8, isFound: false }], done()]);
  await user.click(await button(FIND));
  const detail = within(await screen.findByRole('group', { name: 'Smallest failing input' }));
  expect(sent).toMatchObject([{ method: 'POST', url: `/api/v1${ROUTE}` }]);
  expect(detail.getByRole('group', { name: 'Input' })).toHaveTextContent('3');
  expect(detail.getByRole('group', { name: 'Expected' })).toHaveTextContent('3');
  expect(detail.getByRole('group', { name: 'Your output' })).toHaveTextContent('4');
  expect(detail.getByText('First difference in line 1, column 1')).toBeVisible();
  const words = screen.getByText('Found among 1,214 inputs, and no smaller one fails.');
  expect(words).toHaveFocus();
  const tests = within(screen.getByRole('list', { name: 'Tests' })).getAllByRole('button');
  expect(tests.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Smallest failing input: Wrong Answer'),
    expect.stringContaining('Test 1: Wrong Answer, hidden'),
  ]);
  await user.click(detail.getByRole('button', { name: 'Use as custom input' }));
  expect(useCustomStore.getState().trials.map(({ stdin }) => stdin)).toContain('3\n');
});

test('one that was found before is there at once', async () => {
  const { user } = show(known({ ...found, isMinimal: false, isSteady: false }));
  expect(await screen.findByRole('group', { name: 'Smallest failing input' })).toBeVisible();
  expect(screen.getByText(/perhaps a smaller one fails, too\. The program does not/)).toBeVisible();
  expect(screen.queryByRole('button', { name: FIND })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Test 1: Wrong Answer, hidden' }));
  expect(screen.getByText(/This test is hidden/)).toBeVisible();
});

test('a search says how far it is, and ends when it is stopped or the page is left', async () => {
  const { user } = show();
  const signals: AbortSignal[] = [];
  const event = `event: searching\ndata: {"tried":12,"isFound":true}\n\n`;
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(event));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    return Promise.resolve(new Response(body, { headers }));
  });
  // The second press of a double click is not meant for what the first has put there.
  await user.dblClick(await button(FIND));
  expect(await screen.findByText('Found one, making it smaller: 12 inputs tried')).toBeVisible();
  const stop = screen.getByRole('button', { name: 'Stop searching' });
  expect(stop).toHaveFocus();
  waitToPress();
  fireEvent.click(stop);
  const again = await button(FIND);
  waitToPress();
  fireEvent.click(again);
  await button('Stop searching');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  useCounterexampleStore.getState().leave();
  expect(signals[1]?.aborted).toBe(true);
});

test.each([
  [
    'nothing small fails',
    buildCounterexample({ state: 'none', tried: 2500 }),
    /right on all 2,500 inputs that were tried\. What fails needs a larger one/,
    false,
  ],
  [
    'the time was up',
    buildCounterexample({ state: 'none', tried: 1, isOutOfTime: true }),
    /^The time was up after 1 input, on all of which the program was right: search again/,
    true,
  ],
  [
    'the judge was busy',
    buildCounterexample({ state: 'none', isOutOfTime: true }),
    /^The judge was busy with submissions/,
    true,
  ],
  [
    'the time was up before a smaller one was looked for',
    { ...found, tried: 9, isMinimal: false, isOutOfTime: true },
    'Found among 9 inputs, and perhaps a smaller one fails, too.',
    true,
  ],
  [
    'there can be no search',
    buildCounterexample({ state: 'unavailable', reason: 'problem' }),
    'Not here',
    false,
  ],
  [
    'it broke down',
    buildCounterexample({ state: 'unavailable', reason: 'broken' }),
    'Not here',
    true,
  ],
])('says so when %s', async (_case, data, words, mayAskAgain) => {
  const { user } = show();
  fakeEventStream([done(data, 'Not here')]);
  await user.click(await button(FIND));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: FIND })).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Search again' })).toHaveLength(
    mayAskAgain ? 1 : 0,
  );
});

test('a refusal and a search that broke off say so, and can be tried again', async () => {
  const { user } = show();
  const message = 'Another search of yours is still under way';
  fakeEventStream([['failed', { message, code: 'RATE_LIMITED', errors: [message] }]]);
  await user.click(await button(FIND));
  expect(await screen.findByText(message)).toBeVisible();
  fakeEventStream([['searching', { tried: 3, isFound: false }]]);
  waitToPress();
  await user.click(await button('Search again'));
  expect(await screen.findByText(/^The search broke off/)).toBeVisible();
  fakeEventStream([done()]);
  waitToPress();
  await user.click(await button('Search again'));
  expect(await screen.findByRole('group', { name: 'Smallest failing input' })).toBeVisible();
});

test('a server that cannot say what is known can still be asked to search', async () => {
  const { user } = show(failure(500, 'INTERNAL', 'Something went wrong'));
  fakeEventStream([done()]);
  await user.click(await button(FIND));
  expect(await screen.findByRole('group', { name: 'Smallest failing input' })).toBeVisible();
});

test('nothing is offered for what did not fail on an input', () => {
  const calls = fakeServer({});
  render(<ResultView submission={buildSubmission()} />);
  render(<ResultView submission={buildSubmission({ status: 'Compilation Error' })} />);
  expect(screen.queryByRole('button', { name: FIND })).toBeNull();
  expect(calls).toEqual([]);
});

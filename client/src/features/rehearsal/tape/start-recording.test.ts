import type { TapeChunk } from '@stepwise/contracts/tape';
import { TAPE_CHUNK_MS, TAPE_FINE_CHARS, TAPE_MAX_CHARS } from '@stepwise/contracts/tape-limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionChange } from '../../../lib/api/session/session-events.ts';
import { believeIn } from '../../../lib/api/session/session.ts';
import { keysWith, readText, writeText } from '../../../lib/browser/storage.ts';
import { type Answer, failure, fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { buildRehearsal } from '../../../test/rehearsals.ts';
import { useRehearsalStore } from '../rehearsal.store.ts';
import { sendChunks } from './tape-queue.ts';
import { startRecording } from './start-recording.ts';
import { Timeline } from './timeline.ts';

const OWNER = { userId: testId(1), rehearsalId: testId(700) };
const POST = `POST /rehearsal/${testId(700)}/tape`;

const taken = (charsLeft = TAPE_MAX_CHARS): Answer =>
  success({ message: 'ok', data: { charsLeft } });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const clock = () => performance.now();
const waiting = () =>
  keysWith('stepwise.tape').map((key) => JSON.parse(readText(key) ?? '') as TapeChunk);

/** Types a letter each second, and answers with what the server and this browser have of it then. */
async function typeFor(seconds: number, answer: (second: number) => Answer) {
  let second = 0;
  const calls = fakeServer({ [POST]: () => answer(second) });
  const recording = startRecording(OWNER, 1, clock);
  for (; second < seconds; second += 1) {
    recording.show('PYTHON', 'x'.repeat(second));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return { recording, calls };
}

test('a page that is gone at any second of a minute loses what was typed in ten at most', async () => {
  for (let second = 1; second <= 60; second += 1) {
    localStorage.clear();
    // The network is gone for the second half of it.
    let lost = 0;
    const { calls, recording } = await typeFor(second, (at) => {
      if (at <= second / 2) return taken();
      lost += 1;
      return 'unreachable';
    });
    const arrived = calls.slice(0, calls.length - lost);
    const sent = arrived.map(({ body }) => body as TapeChunk);
    const bySeq = new Map([...sent, ...waiting()].map((chunk) => [chunk.seq, chunk]));
    const chunks = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
    const seen = new Timeline({ chunks }).frameAt(Infinity).program?.text.length ?? -1;
    expect(second - seen, `after ${second} s`).toBeLessThanOrEqual(TAPE_CHUNK_MS / 1_000 + 1);
    // It would hear of the document in other tests.
    recording.stop();
    await vi.advanceTimersByTimeAsync(0);
  }
});

test('what waited is sent when the server is back, by another page too, and once', async () => {
  const { recording } = await typeFor(35, () => 'unreachable');
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting()).toHaveLength(4);
  const calls = fakeServer({ [POST]: taken() });
  await sendChunks(OWNER);
  expect(calls.map(({ body }) => (body as TapeChunk).seq)).toEqual([0, 1, 2, 3]);
  expect(waiting()).toEqual([]);
  await sendChunks(OWNER);
  expect(calls).toHaveLength(4);
});

test('what is no chunk does not hold up those behind it', async () => {
  const { recording } = await typeFor(15, () => 'unreachable');
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  writeText(keysWith('stepwise.tape').sort()[0] ?? '', '{"seq":');
  const calls = fakeServer({ [POST]: taken() });
  await sendChunks(OWNER);
  expect(calls.map(({ body }) => (body as TapeChunk).seq)).toEqual([1]);
  expect(keysWith('stepwise.tape')).toEqual([]);
});

test('what a page could not send that was left at once is sent when the rehearsal is looked at', async () => {
  const { recording } = await typeFor(5, () => 'unreachable');
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  believeIn(OWNER.userId);
  const running = buildRehearsal({ id: OWNER.rehearsalId, recordsTyping: true });
  const calls = fakeServer({
    'GET /rehearsal': success({ message: 'ok', data: { running, past: [] } }),
    [POST]: taken(),
  });
  await useRehearsalStore.getState().load();
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  expect(calls.at(-1)?.route).toBe(POST);
});

test('what the server will never take is dropped, what it may take later waits', async () => {
  const { recording, calls } = await typeFor(21, () => failure(409, 'CONFLICT', 'It has ended'));
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([calls.length, waiting()]).toEqual([3, []]);
  const passing = [
    [401, 'UNAUTHENTICATED'],
    [409, 'OTHER_USER'],
    [429, 'RATE_LIMITED'],
    [503, 'RESTARTING'],
  ] as const;
  for (const [status, code] of passing) {
    localStorage.clear();
    const again = await typeFor(11, () => failure(status, code, 'Not now'));
    again.recording.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting(), code).toHaveLength(2);
  }
});

test('after what was dropped the recording begins again with the whole program', async () => {
  let isLarge = false;
  const { recording, calls } = await typeFor(11, () =>
    isLarge ? failure(409, 'CONFLICT', 'It is full') : taken(),
  );
  isLarge = true;
  recording.show('PYTHON', 'a program');
  recording.flush();
  // Nothing is sent for nothing, or a recording that is full would send its program for ever.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  isLarge = false;
  recording.show('PYTHON', 'a program, and more');
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  const [, dropped, last] = calls.map(({ body }) => body as TapeChunk);
  expect([dropped?.seq, last?.seq]).toEqual([1, 0]);
  expect(last?.take).not.toBe(dropped?.take);
  const frame = new Timeline({ chunks: last ? [last] : [] }).frameAt(Infinity);
  expect(frame.program?.text).toBe('a program, and more');
});

test('a session that has ended takes nobody away from what they type', async () => {
  const onEnd = vi.fn();
  onSessionChange({ onEnd, onOtherUser: () => undefined });
  const { recording } = await typeFor(11, () => failure(401, 'UNAUTHENTICATED', 'Sign in'));
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).not.toHaveBeenCalled();
});

test('of a recording that is over nothing stays in the browser', async () => {
  const { recording } = await typeFor(5, () => 'unreachable');
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  believeIn(OWNER.userId);
  const running = buildRehearsal({ id: testId(701), recordsTyping: true });
  fakeServer({ 'GET /rehearsal': success({ message: 'ok', data: { running, past: [] } }) });
  await useRehearsalStore.getState().load();
  expect(keysWith('stepwise.tape')).toEqual([]);
});

test('what is deleted is deleted in the browser, too', async () => {
  const { recording } = await typeFor(5, () => 'unreachable');
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  const answer = success({ message: 'ok', data: buildRehearsal({ id: OWNER.rehearsalId }) });
  fakeServer({ [`DELETE /rehearsal/${OWNER.rehearsalId}/tape`]: answer });
  await useRehearsalStore.getState().deleteTape(OWNER.rehearsalId);
  expect(keysWith('stepwise.tape')).toEqual([]);
});

test('with little room left, what was typed between two chunks is one change', async () => {
  const { recording, calls } = await typeFor(30, () => taken(TAPE_MAX_CHARS - TAPE_FINE_CHARS));
  recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ body }) => (body as TapeChunk).events.length)).toEqual([10, 1, 1]);
});

test('a page that goes out of sight says so, and sends what it has', async () => {
  const { recording, calls } = await typeFor(3, () => taken());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect((calls[0]?.body as TapeChunk).events.at(-1)?.kind).toBe('away');
  recording.stop();
  vi.restoreAllMocks();
});

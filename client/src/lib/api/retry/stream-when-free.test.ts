import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamWhenFree } from './stream-when-free.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const busy = { name: 'failed', payload: { code: 'OVERLOADED', message: 'Busy', errors: ['Busy'] } };
const wrong = { name: 'failed', payload: { code: 'VALIDATION', message: 'No', errors: ['No'] } };
const done = { name: 'done', payload: {} };
type Told = { readonly name: string; readonly payload: unknown };

function serve(...streams: (readonly Told[])[]) {
  const open = vi.fn(async function* (): AsyncGenerator<Told> {
    yield* await Promise.resolve(streams.shift() ?? [busy]);
  });
  return open;
}

async function read(open: () => AsyncGenerator<Told>): Promise<Told[]> {
  const told: Told[] = [];
  for await (const event of streamWhenFree(open, signal)) told.push(event);
  return told;
}

test('a stream that a busy server refuses is opened again', async () => {
  const open = serve([busy], [busy], [{ name: 'searching', payload: {} }, done]);
  const told = read(open);
  await vi.advanceTimersByTimeAsync(11_000);
  expect((await told).map(({ name }) => name)).toEqual(['searching', 'done']);
  expect(open).toHaveBeenCalledTimes(3);
});

test('one that stays busy is given up', async () => {
  const told = expect(read(serve())).rejects.toThrow('Busy');
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
});

test('another refusal, and one that comes later, are told', async () => {
  expect(await read(serve([wrong]))).toEqual([wrong]);
  expect(await read(serve([done, busy]))).toEqual([done, busy]);
  expect(await read(serve([]))).toEqual([]);
});

test('a stream that was refused is closed', async () => {
  const closed = vi.fn();
  async function* refused(): AsyncGenerator<Told> {
    try {
      yield await Promise.resolve(busy);
    } finally {
      closed();
    }
  }
  const told = read(refused).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(closed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
});

test('who stops reading closes the stream', async () => {
  const closed = vi.fn();
  async function* endless(): AsyncGenerator<Told> {
    try {
      for (;;) yield await Promise.resolve(done);
    } finally {
      closed();
    }
  }
  for await (const event of streamWhenFree(endless, signal)) {
    expect(event).toBe(done);
    break;
  }
  expect(closed).toHaveBeenCalledOnce();
});

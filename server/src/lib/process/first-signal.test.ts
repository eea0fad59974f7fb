import { getEventListeners, once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstSignal } from './first-signal.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('firstSignal', () => {
  it('aborts with the first of its sources, for its reason', () => {
    const sources = [new AbortController(), new AbortController()] as const;
    const { signal } = firstSignal(sources.map((source) => source.signal));
    sources[1].abort('second');
    sources[0].abort('first');
    expect(signal.reason).toBe('second');
  });

  it('is aborted from the start when a source is', () => {
    const { signal } = firstSignal([new AbortController().signal, AbortSignal.abort('before')]);
    expect(signal.reason).toBe('before');
  });

  it('aborts after its time, whatever the garbage collector takes', async () => {
    const { signal } = firstSignal([new AbortController().signal], 50);
    const aborted = once(signal, 'abort');
    collectGarbage();
    await aborted;
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('leaves nothing behind on its sources, neither when released nor when aborted', () => {
    const [lasting, other] = [new AbortController(), new AbortController()];
    firstSignal([lasting.signal], 60_000).release();
    const { signal } = firstSignal([lasting.signal, other.signal], 60_000);
    other.abort();
    expect(signal.aborted).toBe(true);
    expect(getEventListeners(lasting.signal, 'abort')).toEqual([]);
  });
});

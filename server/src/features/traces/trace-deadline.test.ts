import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endlessEngine } from '../../test/doubles/scripted-engine.ts';
import { trace } from './trace.service.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** On a machine that does nothing any more. */
function stoppedMachine() {
  let begin: (signal: AbortSignal) => void;
  const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
  const endless = endlessEngine(() => undefined);
  const engine: typeof endless = {
    ...endless,
    run(job, signal) {
      begin(signal);
      return endless.run(job, signal);
    },
  };
  return { engine, begun };
}

it.each(['PYTHON', 'JAVASCRIPT', 'JAVA', 'TYPESCRIPT'] as const)(
  'a recording in %s is given up after half a minute, and its run is called off',
  async (language) => {
    const { engine, begun } = stoppedMachine();
    const stopping = new AbortController().signal;
    const asked = { language, source: '1', input: '', userId: 'ada', signal: stopping };
    const answer = trace({ engine, isLagging: () => false, stopping }, asked).catch(
      (error: unknown) => error,
    );
    const run = await begun;
    await vi.advanceTimersByTimeAsync(29_000);
    expect(run.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toMatchObject({ code: 'QUEUE_FULL' });
    expect(run.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  },
);

import { describe, expect, it } from 'vitest';
import { echoEngine, scriptedEngine } from '../test/doubles/scripted-engine.ts';
import { Breaker, PAUSE_MS } from './breaker.ts';
import { JobUnfinishedError, QueueFullError, type Job, type JudgeEngine } from './engine.ts';
import { guardedEngine } from './guarded-engine.ts';

const job: Job = {
  program: { language: 'PYTHON', source: 'echo' },
  inputs: [new Uint8Array(), new Uint8Array()],
  limits: { cpuMs: 1_000, wallMs: 2_000, memoryKb: 65_536, outputBytes: 1_024, processes: 1 },
  owner: 'somebody',
};

const failingWith = (error: Error): JudgeEngine => ({
  ...echoEngine,
  run: () => {
    throw error;
  },
});

/** The engine with a way to try it, and to see whether it is left alone by now. */
function guard(engine: JudgeEngine) {
  const breaker = new Breaker();
  const guarded = guardedEngine(engine, breaker);
  const tryOut = async (
    signal = new AbortController().signal,
    stopAfter = Infinity,
    owner = job.owner,
  ) => {
    let seen = 0;
    try {
      for await (const event of guarded.run({ ...job, owner }, signal)) {
        seen += 1;
        if (seen >= stopAfter) return event.kind;
      }
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const tryTimes = async (times: number, ...args: Parameters<typeof tryOut>) => {
    for (let i = 0; i < times; i++) await tryOut(...args);
    return breaker.isOpen;
  };
  return { guarded, tryOut, tryTimes };
}

it('runs as many jobs at once as the engine behind it', () => {
  const engine = { ...echoEngine, slots: 12 };
  const guarded = guardedEngine(engine);
  expect(guarded.slots).toBe(12);
  engine.slots = 3;
  expect(guarded.slots).toBe(3);
  expect(guardedEngine(echoEngine).slots).toBeUndefined();
});

const losing = scriptedEngine(() => ({ ending: 'lost', exitCode: null }));

describe('an engine that keeps failing', () => {
  it('is left alone, says so, and counts as degraded, not as away', async () => {
    const { guarded, tryOut, tryTimes } = guard(failingWith(new Error('broken')));
    expect(await tryTimes(5)).toBe(true);
    expect(await tryOut()).toBe('JudgeUnavailableError');
    expect(guarded.status()).toMatchObject({
      state: 'degraded',
      reasons: ['The judge failed too often; it is tried again every 10 s'],
    });
  });

  it('may also be one that stops short', async () => {
    const engine: JudgeEngine = {
      ...echoEngine,
      async *run(asked, signal) {
        for await (const event of echoEngine.run(asked, signal)) {
          if (event.kind === 'compiled') yield event;
        }
      },
    };
    expect(await guard(engine).tryTimes(5)).toBe(true);
  });

  it('may also be one that loses results of many, whose programs are not all to blame', async () => {
    const { tryTimes } = guard(losing);
    for (const owner of ['a', 'b', 'c', 'd']) {
      expect(await tryTimes(3, undefined, undefined, owner)).toBe(false);
    }
    expect(await tryTimes(1, undefined, undefined, 'e')).toBe(true);
  });
});

it('lets everybody in again with the first test that has run, not after the whole job', async () => {
  const clock = { ms: 0 };
  const breaker = new Breaker(() => clock.ms);
  let isAway = true;
  const guarded = guardedEngine(
    { ...echoEngine, run: (...asked) => (isAway ? losing : echoEngine).run(...asked) },
    breaker,
  );
  const seenBy = async (owner: string) => {
    const seen: [string, boolean][] = [];
    const events = guarded.run({ ...job, owner }, new AbortController().signal);
    for await (const { kind } of events) seen.push([kind, breaker.isOpen]);
    return seen;
  };
  for (const owner of 'abcde') await seenBy(owner);
  expect(breaker.isOpen).toBe(true);
  clock.ms = PAUSE_MS;
  isAway = false;
  expect(await seenBy('a')).toEqual([
    ['compiled', true],
    ['result', false],
    ['result', false],
  ]);
});

describe('an engine that works', () => {
  it('is not blamed for what others do', async () => {
    expect(await guard(echoEngine).tryTimes(10)).toBe(false);
    expect(await guard(echoEngine).tryTimes(10, undefined, 1)).toBe(false);
    expect(await guard(echoEngine).tryTimes(10, AbortSignal.abort())).toBe(false);
    expect(await guard(failingWith(new QueueFullError('full'))).tryTimes(10)).toBe(false);
    expect(await guard(failingWith(new JobUnfinishedError('late'))).tryTimes(10)).toBe(false);
  });

  it('is not blamed for what one person has lost again and again', async () => {
    expect(await guard(losing).tryTimes(30)).toBe(false);
  });

  it('is not blamed for programs that do not compile', async () => {
    const engine = scriptedEngine(() => ({}));
    const { guarded } = guard(engine);
    const program = { language: 'JAVA', source: 'does not compile' } as const;
    for (let i = 0; i < 10; i++) {
      for await (const event of guarded.run({ ...job, program }, new AbortController().signal)) {
        expect(event.kind).toBe('compiled');
      }
    }
    expect(guarded.status().state).toBe('ready');
  });
});

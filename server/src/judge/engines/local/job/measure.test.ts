import { describe, expect, it } from 'vitest';
import { JobUnfinishedError } from '../../../engine.ts';
import { QuietLock } from '../../../quiet-lock.ts';
import type { TestReport, TestRequest } from '../box/box-messages.ts';
import type { ProgramBox } from '../box/program-box.ts';
import { measure, measureLast } from './measure.ts';

const REPORT: TestReport = {
  ...{ met: null, exitCode: 0, signal: null, cpuMs: 20, wallMs: 900, waitedMs: 500 },
  ...{ memoryKb: 0, stdout: Buffer.alloc(0), stderr: Buffer.alloc(0), stayed: false, files: [] },
};
const STARVED: TestReport = { ...REPORT, met: 'starved', exitCode: null, signal: 'SIGKILL' };

/** A test with a limit of a second, in a job that has 400 ms left. */
function testIn(quiet: QuietLock, alone: TestReport = REPORT) {
  const asked: TestRequest[] = [];
  const run = (request: TestRequest) => {
    asked.push(request);
    return Promise.resolve(alone);
  };
  const parts = {
    box: { run } as unknown as ProgramBox,
    command: { argv: ['program'], stackKb: 1024 },
    limits: { cpuMs: 500, wallMs: 1000, memoryKb: 1024, outputBytes: 1024, processes: 1 },
    stdin: new Uint8Array(),
    time: { leftMs: 400, killsItself: false },
    again: true,
    signal: new AbortController().signal,
  };
  return { asked, parts: { ...parts, quiet } };
}

describe('a test for which the machine was too busy', () => {
  it('is no result, and no other test of its job begins', async () => {
    const { asked, parts } = testIn(new QuietLock());
    const measured = measure(parts, () => Promise.resolve(STARVED));
    await expect(measured).rejects.toThrow(JobUnfinishedError);
    expect(parts.time.leftMs < 0).toBe(true);
    expect(asked).toEqual([]);
    expect(parts.quiet.active).toBe(0);
  });

  it.each([
    ['a result if it can be run alone', REPORT],
    ['none if it cannot be run alone either', STARVED],
  ])('beside others is %s', async (_, alone) => {
    const quiet = new QuietLock();
    const { asked, parts } = testIn(quiet, alone);
    const measured = measure(parts, async () => {
      const others = await quiet.together(parts.signal);
      others.release();
      return STARVED;
    });
    if (alone === STARVED) await expect(measured).rejects.toThrow(JobUnfinishedError);
    else expect(await measured).toEqual({ report: alone, isAlone: true });
    expect(asked.map(({ limits }) => limits.wallMs)).toEqual([1000]);
    expect(parts.time.leftMs < 0).toBe(alone === STARVED);
  });
});

it.each([
  ['beyond what others can have made of it, is its own fault', 'cpu', false],
  ['for want of processors says nothing', 'starved', true],
] as const)('a test that is stopped beside others %s', async (_, met, isAlone) => {
  const quiet = new QuietLock();
  const others = await quiet.together(new AbortController().signal);
  const { parts } = testIn(quiet);
  const attempt = ({ limits }: TestRequest) => {
    expect(limits.cpuMs).toBe(1000);
    others.release();
    return Promise.resolve({ ...STARVED, met });
  };
  const measured = await measure(parts, attempt);
  expect(measured).toMatchObject({ isAlone, report: { met: isAlone ? null : met } });
});

describe('a test that has no other way to run', () => {
  const KILLED: TestReport = { ...REPORT, signal: 'SIGKILL', exitCode: null };
  const FAILED: TestReport = { ...REPORT, exitCode: 1 };

  /** Its runs come to these ends, while the kernel kills so many processes for want of memory. */
  function runs(...ends: readonly (readonly [report: TestReport, killed: number])[]) {
    const { parts } = testIn(new QuietLock());
    const left = [...ends];
    let kills = 7;
    const run = () => {
      const [report, killed] = left.shift() ?? [REPORT, 0];
      kills += killed;
      return Promise.resolve(report);
    };
    const last = { ...parts, box: { run } as unknown as ProgramBox };
    return { left, parts: last, measured: () => measureLast(last, () => kills) };
  }

  it.each([
    ['killed for the machine', [KILLED, 1]],
    ['killed by somebody who tells nobody', [KILLED, 0]],
    ['ended by itself after a process of its own was killed', [FAILED, 1]],
  ] as const)('and was %s has the result that it has alone', async (_, first) => {
    const { measured } = runs(first, [REPORT, 0]);
    expect(await measured()).toEqual({ report: REPORT, isAlone: true });
  });

  it.each([
    ['it', KILLED],
    ['a process of it', FAILED],
  ])('has none where %s ended twice as the machine had no memory left', async (_, report) => {
    const { measured, parts } = runs([report, 1], [report, 1]);
    await expect(measured()).rejects.toThrow(JobUnfinishedError);
    expect(parts.time.leftMs).toBe(-1);
  });

  it('and kills itself is run alone but once in its job', async () => {
    const { measured, left } = runs([KILLED, 0], [KILLED, 0], [KILLED, 0], [KILLED, 0]);
    expect(await measured()).toEqual({ report: KILLED, isAlone: true });
    expect(left).toHaveLength(2);
    expect(await measured()).toEqual({ report: KILLED, isAlone: false });
    expect(left).toHaveLength(1);
  });

  it.each([
    ['fails', FAILED, 0],
    ['is right while another was killed', REPORT, 1],
    ['met its limit', { ...KILLED, met: 'memory' as const }, 1],
  ])('and %s is run once', async (_, report, killed) => {
    const { measured, left } = runs([report, killed], [REPORT, 0]);
    expect(await measured()).toEqual({ report, isAlone: false });
    expect(left).toHaveLength(1);
  });
});

it('what a test was kept waiting is not taken from its job', async () => {
  const { parts } = testIn(new QuietLock());
  await measure(parts, () => Promise.resolve(REPORT));
  expect(parts.time.leftMs < 0).toBe(false);
  await measure(parts, () => Promise.resolve({ ...REPORT, waitedMs: 899 }));
  expect(parts.time.leftMs < 0).toBe(true);
});

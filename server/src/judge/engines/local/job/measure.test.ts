import { describe, expect, it } from 'vitest';
import { JobUnfinishedError } from '../../../engine.ts';
import { QuietLock } from '../../../quiet-lock.ts';
import type { TestReport, TestRequest } from '../box/box-messages.ts';
import type { ProgramBox } from '../box/program-box.ts';
import { measure } from './measure.ts';

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
    time: { leftMs: 400 },
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

describe('a test that was killed', () => {
  const KILLED: TestReport = { ...REPORT, signal: 'SIGKILL', exitCode: null };
  /** @param killed how many the kernel kills for want of memory while it runs */
  const measured = (report: TestReport, killed: number, again = report) => {
    let kills = 7;
    const { parts } = testIn(new QuietLock(), again);
    const attempt = () => {
      kills += killed;
      return Promise.resolve(report);
    };
    return measure(parts, attempt, () => kills);
  };

  it.each([
    ['it', KILLED],
    ['a process of it', { ...REPORT, exitCode: 1 }],
  ])('is no result where %s ended as the machine had no memory left', async (_, report) => {
    await expect(measured(report, 1)).rejects.toThrow(JobUnfinishedError);
  });

  it('by somebody on the machine has the result that it has alone', async () => {
    expect(await measured(KILLED, 0, REPORT)).toEqual({ report: REPORT, isAlone: true });
  });

  it.each([
    ['that killed itself', KILLED, 0],
    ['that ended while another was killed', REPORT, 1],
    ['that met its limit', { ...KILLED, met: 'memory' as const }, 1],
  ])('is one %s', async (_, report, killed) => {
    expect((await measured(report, killed)).report).toEqual(report);
  });
});

it('what a test was kept waiting is not taken from its job', async () => {
  const { parts } = testIn(new QuietLock());
  await measure(parts, () => Promise.resolve(REPORT));
  expect(parts.time.leftMs < 0).toBe(false);
  await measure(parts, () => Promise.resolve({ ...REPORT, waitedMs: 899 }));
  expect(parts.time.leftMs < 0).toBe(true);
});

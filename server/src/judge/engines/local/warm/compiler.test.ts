import { expect, it, vi } from 'vitest';
import { JobUnfinishedError } from '../../../engine.ts';
import { QuietLock } from '../../../quiet-lock.ts';
import type { Box } from '../box/box.ts';
import type { TestReport, TestRequest } from '../box/box-messages.ts';
import type { BoxPool } from '../box/box-pool.ts';
import type { CompileRequest } from '../languages/toolchain.ts';
import { compilerOf } from './compiler.ts';

const REQUEST = {
  box: 'run',
  files: [],
  argv: ['javac'],
  endOf: () => 'refusal',
} satisfies CompileRequest;
const STOPPED: TestReport = {
  ...{ met: null, exitCode: null, signal: 'SIGKILL', cpuMs: 400, wallMs: 150_000 },
  ...{ waitedMs: 149_000, memoryKb: 0, stdout: Buffer.alloc(0), stderr: Buffer.alloc(0) },
  ...{ stayed: false, files: [] },
};

/** A compiler whose box comes to this end. */
function compilerThat(report: TestReport) {
  const destroy = vi.fn();
  const asked: TestRequest[] = [];
  const run = (request: TestRequest) => {
    asked.push(request);
    return Promise.resolve(report);
  };
  const box = { usable: true, load: vi.fn(), run, destroy };
  const pool = { take: () => Promise.resolve(box as unknown as Box) } as unknown as BoxPool;
  const quiet = new QuietLock();
  const { signal } = new AbortController();
  return { compile: compilerOf({ pool, quiet, signal, warm: null }), destroy, quiet, asked };
}

it('says nothing of a program when the machine was too busy', async () => {
  const { compile, destroy, quiet } = compilerThat({ ...STOPPED, met: 'starved' });
  await expect(compile(REQUEST)).rejects.toThrow(JobUnfinishedError);
  expect(destroy).toHaveBeenCalledOnce();
  expect(quiet.active).toBe(0);
});

it('says nothing of a program when it was killed', async () => {
  const { compile } = compilerThat(STOPPED);
  await expect(compile(REQUEST)).rejects.toThrow(JobUnfinishedError);
});

it('has twice the time beside others', async () => {
  const { compile, quiet, asked } = compilerThat({ ...STOPPED, signal: null, exitCode: 0 });
  await compile(REQUEST);
  await quiet.together(new AbortController().signal);
  await compile(REQUEST);
  expect(asked.map(({ limits }) => limits.cpuMs)).toEqual([10_000, 20_000]);
});

it('says nothing of a program when it broke down itself', async () => {
  const { compile } = compilerThat({ ...STOPPED, exitCode: 1, signal: null });
  const broken = compile({ ...REQUEST, endOf: () => 'breakdown' });
  await expect(broken).rejects.toThrow(JobUnfinishedError);
});

it.each([
  ['cpu', 'The compiler was stopped: it took longer than 10 seconds.'],
  ['wall', 'The compiler was stopped: it took longer than 10 seconds.'],
  ['memory', 'The compiler was stopped: it needed more than 512 MB of memory.'],
  ['output', 'The compiler was stopped: it said too much.'],
  [null, 'The compiler crashed (SIGSEGV).'],
] as const)('says why it was stopped: %s', async (met, output) => {
  const { compile } = compilerThat({ ...STOPPED, met, signal: 'SIGSEGV' });
  expect(await compile(REQUEST)).toEqual({ ok: false, output, files: [], isSure: false });
});

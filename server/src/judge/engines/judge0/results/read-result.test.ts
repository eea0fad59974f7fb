import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Limits } from '../../../engine.ts';
import { verdictOfTest } from '../../../verdict.ts';
import type { Judge0Result } from '../transport/answers.ts';
import { decodeBase64, encodeBase64 } from '../transport/base64.ts';
import { readResult } from './read-result.ts';
import type { Outcome } from './read-result.ts';

type Recorded = Omit<Judge0Result, 'status_id'> & {
  readonly status: { readonly id: number };
  readonly memory_limit: number;
  readonly max_file_size: number;
  readonly cpu_time_limit?: number;
  readonly wall_time_limit?: number;
};

/** Recorded from a Judge0 1.13.1. */
const recorded = JSON.parse(
  readFileSync(new URL('../fixtures/verdicts.json', import.meta.url), 'utf8'),
) as Record<string, Recorded>;

const JOB: Limits = {
  cpuMs: 5000,
  wallMs: 10_000,
  memoryKb: 128_000,
  outputBytes: 1024 * 1024 - 1,
  processes: 60,
};

function read(
  result: Judge0Result,
  given: Partial<Recorded> = {},
  job: Partial<Limits> = {},
): Outcome {
  const sent = {
    cpu_time_limit: given.cpu_time_limit ?? 5,
    cpu_extra_time: 0,
    wall_time_limit: given.wall_time_limit ?? 10,
    memory_limit: given.memory_limit ?? 128_000,
    stack_limit: 64_000,
    max_processes_and_or_threads: 60,
    max_file_size: given.max_file_size ?? 1024,
  };
  return readResult(result, {
    ...{ language: 'JAVASCRIPT', job: { ...JOB, ...job }, sent, isInDoubt: false },
  });
}

function replay(name: string): Outcome {
  const given = recorded[name];
  if (!given) throw new Error(`nothing recorded as ${name}`);
  return read({ ...given, status_id: given.status.id }, given);
}

const exited = (exitCode: number) => ({ ending: 'exited', exitCode, signal: null });
const signaled = (signal: string) => ({ ending: 'signaled', signal, exitCode: null });

describe('a recorded result', () => {
  it.each([
    ['js_accepted', exited(0)],
    ['js_wrong', exited(0)],
    ['js_no_expected', exited(0)],
    ['py_accepted', exited(0)],
    ['java_accepted', exited(0)],
    ['ts_accepted', exited(0)],
    ['java_unchecked_warning_compile_output', exited(0)],
    ['py_mem_300MB_lim512', exited(0)],
    ['js_exit_3', exited(3)],
    ['js_exit_3_correct_output', exited(3)],
    ['js_throw_nzec', exited(1)],
    ['js_syntax_error', exited(1)],
    ['py_nzec', exited(1)],
    ['java_nonpublic_other_name', exited(1)],
    ['nocg_py_mem300', exited(1)],
    ['py_segv', signaled('SIGSEGV')],
    ['py_sigabrt', signaled('SIGABRT')],
    ['py_sigfpe', signaled('SIGFPE')],
    ['py_kill_parent', signaled('SIGSEGV')],
    ['js_stdout_and_killed', signaled('SIGKILL')],
    ['nocg_js', signaled('SIGABRT')],
    ['js_mem_300MB', { ending: 'memory-limit' }],
    ['js_heap_oom', { ending: 'memory-limit' }],
    ['py_mem_300MB', { ending: 'memory-limit' }],
    ['java_mem', { ending: 'memory-limit' }],
    ['js_tle_extra0', { ending: 'cpu-limit' }],
    ['js_cpu_0_1', { ending: 'cpu-limit' }],
    ['js_just_over', { ending: 'cpu-limit' }],
    ['js_wall_tle_sleep', { ending: 'wall-limit' }],
    ['js_procs_5', { ending: 'wall-limit' }],
  ])('is read: %s', (name, ending) => {
    const outcome = replay(name);
    expect(outcome).toMatchObject({ kind: 'ran', run: ending });
  });

  it.each(['java_compile_error', 'java_wrong_class_name', 'ts_type_error', 'ts_map_forof'])(
    'is a compilation error: %s',
    (name) => {
      const said = decodeBase64(recorded[name]?.compile_output ?? '').toString();
      const output = said.replace(/^script\.ts/, 'main.ts');
      expect(replay(name)).toEqual({ kind: 'not-compiled', output });
      expect(output).toMatch(/^(Main\.java:1: error|main\.ts\(1,\d+\): error)/);
    },
  );

  it('is a compilation error without the trace of a compiler that gave up', () => {
    const trace = `

The system is out of resources.
Consult the following stack trace for details.
java.lang.StackOverflowError
\tat jdk.compiler/com.sun.tools.javac.tree.TreeScanner.visitBinary(TreeScanner.java:292)\n`;
    expect(read({ ...CLEAN, status_id: 6, compile_output: encodeBase64(trace) })).toEqual({
      kind: 'not-compiled',
      output: 'The compiler gave up: an expression is nested too deeply.',
    });
  });

  it.each(['internal_error_13_no_cgroup_b64', 'nocg_java'])(
    'is not the fault of the program: %s',
    (name) => {
      expect(replay(name)).toMatchObject({ kind: 'broken' });
    },
  );

  it('has its figures and texts', () => {
    const outcome = replay('py_segv');
    if (outcome.kind !== 'ran') throw new Error(outcome.kind);
    expect(outcome.run).toMatchObject({ cpuMs: 23, wallMs: 38, memoryKb: 4032 });
    expect(Buffer.from(outcome.run.stderr).toString()).toBe('');
    const utf8 = replay('js_nonutf8');
    expect(utf8.kind === 'ran' && utf8.run.stdout.byteLength).toBe(3);
  });

  it('gives a memory limit its verdict', () => {
    const outcome = replay('java_mem');
    if (outcome.kind !== 'ran') throw new Error(outcome.kind);
    const answer = { expected: Buffer.from(''), checker: 'lines' };
    expect(verdictOfTest({ index: 0, ...outcome.run }, answer)).toBe('Memory Limit Exceeded');
  });
});

const CLEAN: Judge0Result = {
  status_id: 3,
  time: '0.05',
  wall_time: '0.06',
  memory: 7000,
  stdout: null,
  stderr: null,
  compile_output: null,
  message: null,
  exit_code: 0,
  exit_signal: null,
};

describe('output', () => {
  const stdout = (bytes: number) => encodeBase64('x'.repeat(bytes));

  it.each([
    [1024 * 1024 - 1, 'exited'],
    [1024 * 1024, 'output-limit'],
  ])('of %i bytes ends as %s where one byte more was allowed for', (bytes, ending) => {
    expect(read({ ...CLEAN, stdout: stdout(bytes) })).toMatchObject({ run: { ending } });
  });

  it('is cut to what the job allows', () => {
    const outcome = read({ ...CLEAN, stdout: stdout(500) }, {}, { outputBytes: 400 });
    if (outcome.kind !== 'ran') throw new Error(outcome.kind);
    expect(outcome.run.ending).toBe('output-limit');
    expect(outcome.run.stdout.byteLength).toBe(400);
  });

  it('counts on stderr too, whatever else went wrong', () => {
    const stderr = stdout(1024 * 1024);
    expect(read({ ...CLEAN, status_id: 5, stderr })).toMatchObject({
      run: { ending: 'output-limit' },
    });
  });

  it('that the server cut below what the job allows is lost, not judged', () => {
    const cut = read({ ...CLEAN, stdout: stdout(1024 * 1024) }, {}, { outputBytes: 5 << 20 });
    expect(cut).toMatchObject({ run: { ending: 'lost' } });
  });
});

describe('what Judge0 never says', () => {
  it.each([
    ['an unknown status', { status_id: 99 }],
    ['no exit code', { exit_code: null }],
    ['a failed exec', { status_id: 14 }],
  ])('is broken: %s', (_, odd) => {
    expect(read({ ...CLEAN, ...odd })).toMatchObject({ kind: 'broken' });
  });

  it('takes an exit code above 128 for what it is when no shell told of a signal', () => {
    const result = { ...CLEAN, status_id: 11, exit_code: 139, stderr: encodeBase64('oh\n') };
    expect(read(result)).toMatchObject({ run: { ending: 'exited', exitCode: 139 } });
  });
});

import type { TestStatus, Verdict } from '@stepwise/contracts/verdict';
import { describe, expect, it } from 'vitest';
import type { Ending, RunResult } from './engine.ts';
import { verdictOfSubmission, verdictOfTest } from './verdict.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function runOf(run: Partial<RunResult>): RunResult {
  return {
    index: 0,
    ending: 'exited',
    exitCode: 0,
    signal: null,
    cpuMs: 10,
    wallMs: 20,
    memoryKb: 9000,
    stdout: bytes('42\n'),
    stderr: bytes(''),
    ...run,
  };
}

const answer = { expected: bytes('42\n'), checker: 'lines' };
const heap = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory';
const java = 'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space\n\tat Main';

describe('verdictOfTest', () => {
  it.each<[string, Partial<RunResult>, Verdict]>([
    ['the right output', {}, 'Accepted'],
    ['the right output without its newline', { stdout: bytes('42') }, 'Accepted'],
    ['another output', { stdout: bytes('43\n') }, 'Wrong Answer'],
    ['no output', { stdout: bytes('') }, 'Wrong Answer'],
    ['words on stderr', { stderr: bytes(heap) }, 'Accepted'],
    ['a lost run', { ending: 'lost', exitCode: null }, 'Internal Error'],
    ['a lost run with the right output', { ending: 'lost' }, 'Internal Error'],
    ['too much memory', { ending: 'memory-limit' }, 'Memory Limit Exceeded'],
    ['too much output', { ending: 'output-limit' }, 'Output Limit Exceeded'],
    ['too much CPU time', { ending: 'cpu-limit' }, 'Time Limit Exceeded'],
    ['too much elapsed time', { ending: 'wall-limit' }, 'Time Limit Exceeded'],
    ['a signal', { ending: 'signaled', exitCode: null, signal: 'SIGSEGV' }, 'Runtime Error'],
    ['an abort', { ending: 'signaled', exitCode: null, signal: 'SIGABRT' }, 'Runtime Error'],
    ['an exit code', { exitCode: 1 }, 'Runtime Error'],
    ['a negative exit code', { exitCode: -1 }, 'Runtime Error'],
    ['a missing exit code', { exitCode: null }, 'Internal Error'],
    ['an unknown ending', { ending: 'finished' as Ending }, 'Internal Error'],
    ['the name of a method as ending', { ending: 'toString' as Ending }, 'Internal Error'],
  ])('%s', (_name, run, verdict) => {
    expect(verdictOfTest(runOf(run), answer)).toBe(verdict);
  });

  it.each<[string, Partial<RunResult>, Verdict]>([
    ['V8', { ending: 'signaled', signal: 'SIGABRT' }, 'Memory Limit Exceeded'],
    ['V8 with another signal', { ending: 'signaled', signal: 'SIGSEGV' }, 'Runtime Error'],
    ['V8 with an exit code', { exitCode: 1 }, 'Runtime Error'],
  ])('a heap that is full, as told by %s', (_name, run, verdict) => {
    expect(verdictOfTest(runOf({ exitCode: null, ...run, stderr: bytes(heap) }), answer)).toBe(
      verdict,
    );
  });

  it.each([
    ['Traceback ...\nMemoryError\n', 'Memory Limit Exceeded'],
    ['Traceback ...\nMemoryError: no room', 'Memory Limit Exceeded'],
    ['MemoryError\nValueError: no', 'Runtime Error'],
    ['__main__.MyMemoryError: mine', 'Runtime Error'],
    ['MemoryErrors', 'Runtime Error'],
    [java, 'Memory Limit Exceeded'],
    ['RangeError: Array buffer allocation failed\n    at new ArrayBuffer', 'Memory Limit Exceeded'],
    ['SyntaxError: Unexpected token', 'Runtime Error'],
    ['x'.repeat(5000) + '\nMemoryError', 'Memory Limit Exceeded'],
  ] as const)('exit code 1 with %j', (stderr, verdict) => {
    expect(verdictOfTest(runOf({ exitCode: 1, stderr: bytes(stderr) }), answer)).toBe(verdict);
  });

  it('is an Internal Error for an unknown checker', () => {
    expect(verdictOfTest(runOf({}), { ...answer, checker: 'custom' })).toBe('Internal Error');
  });

  it('compares as the checker says', () => {
    const run = runOf({ stdout: bytes('TRUE') });
    const expected = bytes('true\n');
    expect(verdictOfTest(run, { expected, checker: 'tokens' })).toBe('Accepted');
    expect(verdictOfTest(run, { expected, checker: 'lines' })).toBe('Wrong Answer');
  });
});

describe('verdictOfSubmission', () => {
  const compiled = { ok: true, output: '' };

  it.each<[Verdict, TestStatus[]]>([
    ['Internal Error', []],
    ['Accepted', ['Accepted']],
    ['Accepted', ['Accepted', 'Accepted']],
    ['Wrong Answer', ['Accepted', 'Wrong Answer', 'Runtime Error']],
    ['Runtime Error', ['Runtime Error', 'Wrong Answer', 'Accepted']],
    ['Time Limit Exceeded', ['Accepted', 'Time Limit Exceeded', 'Not Run']],
    ['Wrong Answer', ['Wrong Answer', 'Time Limit Exceeded', 'Not Run']],
    ['Internal Error', ['Wrong Answer', 'Internal Error']],
    ['Internal Error', ['Not Run', 'Not Run']],
    ['Internal Error', ['Accepted', 'Not Run']],
    ['Internal Error', ['Not Run', 'Wrong Answer']],
  ])('is %s for %j', (verdict, tests) => {
    expect(verdictOfSubmission(compiled, tests)).toBe(verdict);
  });

  it('is Compilation Error when the compiler said no', () => {
    expect(verdictOfSubmission({ ok: false, output: 'no' }, [])).toBe('Compilation Error');
  });

  it('is Internal Error when the engine never told whether it compiled', () => {
    expect(verdictOfSubmission(null, ['Accepted'])).toBe('Internal Error');
  });
});

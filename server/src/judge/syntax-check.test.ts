import { expect, it } from 'vitest';
import { scriptedEngine } from '../test/doubles/scripted-engine.ts';
import { JobUnfinishedError } from './engine.ts';
import { judge } from './judge.ts';

const MESSAGE =
  '  File "main.py", line 1\n    def f(\n         ^\nSyntaxError: it was never closed\n';

/** Judges three tests of a program that fails with `stderr`; `isReadable` is what its reader finds. */
async function judged({ stderr, isReadable }: { stderr: string; isReadable: boolean }) {
  const runs: string[] = [];
  const engine = scriptedEngine((source, stdin) => {
    if (source !== 'program') return isReadable ? {} : { exitCode: 3, stderr: MESSAGE };
    runs.push(stdin);
    return { exitCode: 1, stderr };
  });
  const tests = ['1', '2', '3'].map((text) => {
    return { stdin: Buffer.from(text), expected: Buffer.from(text), checker: 'lines' };
  });
  const program = { language: 'PYTHON', source: 'program' } as const;
  const job = { program, tests, limits: { timeMs: 1000, memoryKb: 65_536 }, owner: 'ada' };
  return { ...(await judge(engine, job, new AbortController().signal)), runs };
}

it('a program that cannot be read does not compile: that is said once, and in words of its text alone', async () => {
  const stderr = 'what it read of a hidden test\nSyntaxError: made up\n';
  const { verdict, tests, compileOutput, runs } = await judged({ stderr, isReadable: false });
  expect(verdict).toBe('Compilation Error');
  expect(tests).toEqual([]);
  expect(compileOutput).toBe(MESSAGE);
  expect(runs).toEqual(['1']);
});

it('a program that throws a syntax error itself is run on every test', async () => {
  const stderr = 'SyntaxError: Unexpected token in JSON\n';
  const { verdict, tests, compileOutput } = await judged({ stderr, isReadable: true });
  expect(verdict).toBe('Runtime Error');
  expect(tests.map(({ status }) => status)).toEqual(Array(3).fill('Runtime Error'));
  expect(compileOutput).toBeNull();
});

it.each(['lost', 'wall-limit', 'signaled'] as const)(
  'nobody knows what a program is whose text could not be looked at: %s',
  async (ending) => {
    const engine = scriptedEngine((source) =>
      source === 'program' ? { exitCode: 1, stderr: 'SyntaxError: x\n' } : { ending },
    );
    const program = { language: 'PYTHON', source: 'program' } as const;
    const tests = [{ stdin: Buffer.alloc(0), expected: Buffer.alloc(0), checker: 'lines' }];
    const job = { program, tests, limits: { timeMs: 1000, memoryKb: 65_536 }, owner: 'ada' };
    const judged = judge(engine, job, new AbortController().signal);
    await expect(judged).rejects.toThrow(JobUnfinishedError);
  },
);

it('nobody looks at the text of a program that fails in another way', async () => {
  const { verdict, runs } = await judged({ stderr: 'ValueError: x\n', isReadable: false });
  expect(verdict).toBe('Runtime Error');
  expect(runs).toEqual(['1', '2', '3']);
});

import { describe, expect, it } from 'vitest';
import { customChecker } from './answer/custom-checker.ts';
import type { Job, JudgeEngine, RunEvent, RunResult } from './engine.ts';
import { judge } from './judge.ts';
import type { JudgeJob, TestJudgement } from './judge-job.ts';

/** A Buffer, as engines give them. */
const bytes = (text: string): Uint8Array => Buffer.from(text);

const compiled: RunEvent = {
  kind: 'compiled',
  compile: { ok: true, output: '' },
  version: 'Node.js 20',
};

const ENDINGS = {
  right: { stdout: bytes('yes\n') },
  wrong: { stdout: bytes('no\n') },
  crash: { exitCode: 1 },
  slow: { ending: 'cpu-limit', exitCode: null },
  fat: { ending: 'memory-limit', exitCode: null },
  loud: { ending: 'output-limit', exitCode: null },
  lost: { ending: 'lost', exitCode: null },
} satisfies Record<string, Partial<RunResult>>;

function result(index: number, how: keyof typeof ENDINGS): RunEvent {
  const run = {
    index,
    ending: 'exited' as const,
    exitCode: 0,
    signal: null,
    cpuMs: 1,
    wallMs: 1,
    memoryKb: 1,
    stdout: bytes(''),
    stderr: bytes(''),
  };
  return { kind: 'result', result: { ...run, ...ENDINGS[how] } };
}

/** An engine that says what it is told to, and remembers what it was asked and how far it came. */
function scripted(events: readonly RunEvent[]) {
  const seen = { jobs: [] as Job[], yielded: 0, ended: false };
  const engine: JudgeEngine = {
    name: 'scripted',
    status: () => ({ state: 'ready', reasons: [], remedies: [], languages: [] }),
    async *run(job, signal) {
      seen.jobs.push(job);
      try {
        for (const event of events) {
          await Promise.resolve();
          signal.throwIfAborted();
          seen.yielded++;
          yield event;
        }
      } finally {
        seen.ended = true;
      }
    },
    close: () => Promise.resolve(),
  };
  return { engine, seen };
}

function jobOf(testCount: number): JudgeJob {
  const tests = Array.from({ length: testCount }, (_, index) => ({
    stdin: bytes(String(index)),
    expected: bytes('yes\n'),
    checker: 'lines',
  }));
  return {
    program: { language: 'PYTHON', source: 'print("yes")' },
    tests,
    limits: { timeMs: 1000, memoryKb: 65_536 },
    owner: 'ada',
  };
}

async function judged(testCount: number, events: readonly RunEvent[]) {
  const { engine, seen } = scripted(events);
  const told: number[] = [];
  const judgement = await judge(
    engine,
    jobOf(testCount),
    new AbortController().signal,
    ({ index }: TestJudgement) => told.push(index),
  );
  return { ...judgement, statuses: judgement.tests.map((test) => test.status), told, seen };
}

describe('judge', () => {
  it('accepts a program whose every test is right', async () => {
    const got = await judged(2, [compiled, result(0, 'right'), result(1, 'right')]);
    expect(got).toMatchObject({
      verdict: 'Accepted',
      passedCount: 2,
      compileOutput: null,
      runtimeVersion: 'Node.js 20',
    });
  });

  it('lets the output of a program with a custom checker be as long as its input', async () => {
    const { engine, seen } = scripted([compiled]);
    const stdin = new Uint8Array(2 << 20);
    for (const checker of ['lines', customChecker('')]) {
      const job = { ...jobOf(0), tests: [{ stdin, expected: bytes('yes'), checker }] };
      await judge(engine, job, new AbortController().signal);
    }
    const bounds = seen.jobs.map(({ limits }) => limits.outputBytes);
    expect(bounds).toEqual([1 << 20, (4 << 20) + (64 << 10)]);
  });

  it('keeps of the outputs what it is told to, and shows all of them as they come', async () => {
    const { engine } = scripted([compiled, result(0, 'right'), result(1, 'wrong')]);
    const told: string[] = [];
    const { tests, verdict } = await judge(
      engine,
      { ...jobOf(2), keptBytes: 2 },
      new AbortController().signal,
      ({ run }) => told.push(Buffer.from(run?.stdout ?? []).toString()),
    );
    expect(told).toEqual(['yes\n', 'no\n']);
    expect(tests.map(({ run }) => Buffer.from(run?.stdout ?? []).toString())).toEqual(['ye', 'no']);
    expect(tests[0]?.run?.stdout.buffer.byteLength).toBe(2);
    expect(verdict).toBe('Wrong Answer');
  });

  it('gives the engine the inputs, the owner and the limits of the language', async () => {
    const { seen } = await judged(2, [compiled]);
    expect(seen.jobs).toEqual([
      {
        program: { language: 'PYTHON', source: 'print("yes")' },
        inputs: [bytes('0'), bytes('1')],
        limits: {
          cpuMs: 2500,
          wallMs: 6000,
          memoryKb: 65_536,
          outputBytes: 1_048_576,
          processes: 224,
        },
        owner: 'ada',
        isShort: false,
        isBackground: false,
        isRight: expect.any(Function),
      },
    ]);
  });

  it('tells the engine which results are right, unless each test is to be run alone', async () => {
    const { engine, seen } = scripted([compiled]);
    for (const isExact of [false, true]) {
      await judge(engine, { ...jobOf(2), isExact }, new AbortController().signal);
    }
    expect(seen.jobs.map(({ isRight }) => typeof isRight)).toEqual(['function', 'undefined']);
  });

  it('goes on after wrong answers and crashes', async () => {
    const events = [compiled, result(0, 'wrong'), result(1, 'crash'), result(2, 'right')];
    const got = await judged(3, events);
    expect(got.statuses).toEqual(['Wrong Answer', 'Runtime Error', 'Accepted']);
    expect(got).toMatchObject({ verdict: 'Wrong Answer', passedCount: 1 });
  });

  it.each([
    ['slow', 'Time Limit Exceeded'],
    ['fat', 'Memory Limit Exceeded'],
    ['loud', 'Output Limit Exceeded'],
  ] as const)('stops at the first %s test', async (how, verdict) => {
    const events = [compiled, result(0, 'right'), result(1, how), result(2, 'right')];
    const got = await judged(4, events);
    expect(got.statuses).toEqual(['Accepted', verdict, 'Not Run', 'Not Run']);
    expect(got.verdict).toBe(verdict);
    expect(got.told).toEqual([0, 1]);
    expect(got.seen).toMatchObject({ yielded: 3, ended: true });
  });

  it('waits for the tests before the one that met a limit', async () => {
    const events = [compiled, result(2, 'slow'), result(3, 'right'), result(1, 'wrong')];
    const got = await judged(5, [...events, result(0, 'right'), result(4, 'right')]);
    expect(got.statuses).toEqual([
      'Accepted',
      'Wrong Answer',
      'Time Limit Exceeded',
      'Accepted',
      'Not Run',
    ]);
    expect(got.verdict).toBe('Wrong Answer');
    expect(got.told).toEqual([2, 3, 1, 0]);
  });

  it('takes the earlier of two limits as the verdict', async () => {
    const got = await judged(3, [compiled, result(1, 'slow'), result(0, 'fat')]);
    expect(got.statuses).toEqual(['Memory Limit Exceeded', 'Time Limit Exceeded', 'Not Run']);
    expect(got.verdict).toBe('Memory Limit Exceeded');
  });

  it('waits for no test between two that met a limit', async () => {
    const events = [compiled, result(1, 'slow'), result(3, 'slow'), result(0, 'right')];
    const got = await judged(4, [...events, result(2, 'right')]);
    expect(got.statuses).toEqual([
      'Accepted',
      'Time Limit Exceeded',
      'Not Run',
      'Time Limit Exceeded',
    ]);
  });

  it('reports what the compiler said and runs nothing', async () => {
    const compile = { ok: false, output: 'Main.java:1: error' };
    const got = await judged(2, [{ kind: 'compiled', compile, version: 'javac 17' }]);
    expect(got).toMatchObject({
      verdict: 'Compilation Error',
      tests: [],
      passedCount: 0,
      compileOutput: 'Main.java:1: error',
      runtimeVersion: 'javac 17',
    });
  });

  it('keeps the warnings of a program that compiled', async () => {
    const compile = { ok: true, output: 'Note: unchecked' };
    const events: RunEvent[] = [{ kind: 'compiled', compile, version: 'javac 17' }];
    const got = await judged(1, [...events, result(0, 'right')]);
    expect(got).toMatchObject({ verdict: 'Accepted', compileOutput: 'Note: unchecked' });
  });

  it('does not run a job without tests and does not accept it', async () => {
    const got = await judged(0, [compiled]);
    expect(got).toMatchObject({ verdict: 'Internal Error', tests: [], seen: { jobs: [] } });
  });

  it('is an Internal Error when the engine lost a test, whatever the others say', async () => {
    const got = await judged(2, [compiled, result(0, 'wrong'), result(1, 'lost')]);
    expect(got.statuses).toEqual(['Wrong Answer', 'Internal Error']);
    expect(got.verdict).toBe('Internal Error');
  });

  it.each<[string, number, RunEvent[]]>([
    ['says nothing', 1, []],
    ['ends before the tests have', 2, [compiled, result(0, 'right')]],
    ['forgets a test before a limit', 2, [compiled, result(1, 'slow')]],
    ['gives results before it has compiled', 1, [result(0, 'right'), compiled]],
    ['compiles twice', 1, [compiled, compiled, result(0, 'right')]],
    ['repeats a result', 2, [compiled, ...[0, 0, 1].map((index) => result(index, 'right'))]],
    ['invents a test', 1, [compiled, result(1, 'right')]],
    ['has a broken index', 1, [compiled, result(-1, 'right')]],
    ['has no index', 1, [compiled, result(NaN, 'right')]],
  ])('is an Internal Error when the engine %s', async (_name, testCount, events) => {
    expect((await judged(testCount, events)).verdict).toBe('Internal Error');
  });

  it('tells a test that got lost from one that was left out', async () => {
    const got = await judged(3, [compiled, result(1, 'slow')]);
    expect(got.statuses).toEqual(['Internal Error', 'Time Limit Exceeded', 'Not Run']);
  });

  it('ends a run whose engine breaks the rules', async () => {
    const events = [compiled, result(5, 'right'), result(0, 'right'), result(1, 'right')];
    expect((await judged(2, events)).seen).toMatchObject({ yielded: 2, ended: true });
  });

  it('runs nothing that failed to compile, even if the engine does', async () => {
    const compile = { ok: false, output: 'no' };
    const events: RunEvent[] = [{ kind: 'compiled', compile, version: '1' }, result(0, 'right')];
    expect(await judged(1, events)).toMatchObject({ verdict: 'Internal Error', tests: [] });
  });

  it('throws the reason when aborted', async () => {
    const { engine, seen } = scripted([compiled, result(0, 'right'), result(1, 'right')]);
    const controller = new AbortController();
    const reason = new Error('drained');
    const stop = () => controller.abort(reason);
    await expect(judge(engine, jobOf(2), controller.signal, stop)).rejects.toBe(reason);
    expect(seen.ended).toBe(true);
  });

  it('throws the reason when an aborted engine just stops', async () => {
    const { engine } = scripted([compiled, result(0, 'right')]);
    const controller = new AbortController();
    controller.abort(new Error('drained'));
    const silent = { ...engine, run: (job: Job) => engine.run(job, new AbortController().signal) };
    await expect(judge(silent, jobOf(2), controller.signal)).rejects.toThrow('drained');
  });

  it('throws what the engine throws', async () => {
    const { engine } = scripted([]);
    const broken = { ...engine, run: () => failing(new Error('no sandbox')) };
    const judging = judge(broken, jobOf(1), new AbortController().signal);
    await expect(judging).rejects.toThrow('no sandbox');
  });
});

// eslint-disable-next-line require-yield, @typescript-eslint/require-await -- it only throws
async function* failing(error: Error): AsyncGenerator<RunEvent> {
  throw error;
}

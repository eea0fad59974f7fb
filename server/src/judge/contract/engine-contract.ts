import type { LanguageKey } from '@stepwise/contracts/language';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEHAVIOURS } from './behaviours.ts';
import type { Behaviour } from './behaviours.ts';
import { LIMIT_BEHAVIOURS } from './limit-behaviours.ts';
import { REFUSALS } from './refusals.ts';
import { finish, jobOf, runOne, text } from './run-program.ts';
import { QueueFullError } from '../engine.ts';
import type { JudgeEngine, RunEvent, RunResult } from '../engine.ts';
import { sampleOf } from './sample.ts';
import { verdictOfTest } from '../verdict.ts';

type CreateEngine = (options: {
  slots?: number;
  maxWaiting?: number;
  languages?: LanguageKey[];
}) => Promise<JudgeEngine>;

/** One row per behaviour and language. */
function rows<Row extends { name: string; programs: Partial<Record<LanguageKey, string>> }>(
  table: readonly Row[],
): { name: string; language: LanguageKey; source: string; row: Row }[] {
  return table.flatMap((row) =>
    LANGUAGE_KEYS.flatMap((language) => {
      const source = row.programs[language];
      return source === undefined ? [] : [{ name: row.name, language, source, row }];
    }),
  );
}

function check(result: RunResult, expected: Behaviour): void {
  const { stdout, stderr, verdict } = expected;
  if (expected.ending) expect(result.ending).toBe(expected.ending);
  if (expected.exitCode !== undefined) expect(result.exitCode).toBe(expected.exitCode);
  if (expected.signal) expect(result.signal).toBe(expected.signal);
  if (stdout !== undefined) expect(Buffer.from(result.stdout)).toEqual(Buffer.from(stdout));
  if (stderr !== undefined) expect(text(result.stderr)).toContain(stderr);
  const answer = { expected: new Uint8Array(), checker: 'lines' };
  if (verdict) expect(verdictOfTest(result, answer)).toBe(verdict);
  expect(result.ending).not.toBe('lost');
  expect(result.exitCode === null).toBe(result.ending !== 'exited');
  expect(result.signal === null).toBe(result.ending !== 'signaled');
}

/**
 * Declares the tests that every engine has to pass.
 * @param step of the programs that end by themselves, every how many a quick run takes
 */
export function describeEngine(name: string, create: CreateEngine, step = 1): void {
  describe(`engine ${name}`, () => {
    declareTests(create, step);
  });
}

function declareTests(create: CreateEngine, step: number): void {
  let engine: JudgeEngine;
  /** With a single slot one job follows another in the same place. */
  let narrow: JudgeEngine;

  beforeAll(async () => {
    engine = await create({});
    narrow = await create({ slots: 1, maxWaiting: 4, languages: ['PYTHON'] });
  });
  afterAll(async () => {
    await engine.close();
    await narrow.close();
  });

  it('is ready in every language, with a version', () => {
    const { state, reasons, languages } = engine.status();
    expect(reasons).toEqual([]);
    expect(state).toBe('ready');
    expect(languages.map(({ language }) => language)).toEqual([...LANGUAGE_KEYS]);
    for (const { version } of languages) expect(version).toMatch(/^\D+ \d+\.\d+/);
  });

  describe('a program', () => {
    const run = ({ language, source, row }: ReturnType<typeof rows<Behaviour>>[number]) =>
      runOne(engine, jobOf(language, source, [row.input ?? ''], row.limits));

    it.each(sampleOf(rows(BEHAVIOURS), step))('$name: $language', async (test) => {
      check(await run(test), test.row);
    });

    it.each(sampleOf(rows(LIMIT_BEHAVIOURS), step))('$name: $language', async (test) => {
      check(await run(test), test.row);
      // Whatever was ended, the next program finds the engine as it was.
      const after = await runOne(engine, jobOf('PYTHON', 'print(input())', ['still here']));
      expect(text(after.stdout)).toBe('still here\n');
    });

    it.each(sampleOf(rows(REFUSALS), step))(
      'is refused: $name, $language',
      async ({ language, source }) => {
        const result = await runOne(engine, jobOf(language, source));
        expect(text(result.stdout)).toBe('refused\n');
      },
    );

    it.each([
      ['PYTHON', `import os, json; print(json.dumps(dict(os.environ)))`],
      ['JAVASCRIPT', `console.log(JSON.stringify(process.env))`],
    ] as const)('gets nothing of the server environment: %s', async (language, source) => {
      const { stdout } = await runOne(engine, jobOf(language, source));
      const names = Object.keys(JSON.parse(text(stdout)) as object);
      const harmless = ['HOME', 'LANG', 'LC_CTYPE', 'PATH', 'PWD', 'TMPDIR', 'USER'];
      expect(names.filter((name) => !harmless.includes(name))).toEqual([]);
    });

    it('has its figures measured', async () => {
      const source = `x = b'x' * (60 << 20)\nfor i in range(2000000): pass`;
      const result = await runOne(engine, jobOf('PYTHON', source));
      expect(result.memoryKb).toBeGreaterThan(60 << 10);
      expect(result.memoryKb).toBeLessThan(100 << 10);
      expect(result.cpuMs).toBeGreaterThan(10);
      expect(result.wallMs).toBeGreaterThan(10);
    });
  });

  describe('a job', () => {
    it.each(LANGUAGE_KEYS)('gives every input its own result: %s', async (language) => {
      const sources: Record<LanguageKey, string> = {
        PYTHON: `print(int(input()) ** 2)`,
        JAVASCRIPT: `console.log(Number(require('fs').readFileSync(0)) ** 2)`,
        TYPESCRIPT: `const n: number = Number(require('fs').readFileSync(0)); console.log(n ** 2);`,
        JAVA: `import java.util.Scanner; public class Main { public static void main(String[] args) {
          int n = new Scanner(System.in).nextInt(); System.out.println(n * n); } }`,
      };
      const inputs = Array.from({ length: 7 }, (_, index) => String(index));
      const { results, version } = await finish(engine, jobOf(language, sources[language], inputs));
      expect(results.map(({ stdout }) => text(stdout).trim())).toEqual(
        inputs.map((input) => String(Number(input) ** 2)),
      );
      const status = engine.status().languages.find((ready) => ready.language === language);
      expect(version).toBe(status?.version);
    });

    it('starts no test without inputs', async () => {
      const { compile, results } = await finish(engine, jobOf('PYTHON', 'print(1)', []));
      expect(compile.ok).toBe(true);
      expect(results).toEqual([]);
    });

    it.each([
      ['JAVA', `public class Main { int x = "text"; }`, /Main\.java:1: error: incompatible types/],
      ['TYPESCRIPT', `const x: number = 'text';`, /main\.ts\(1,7\): error TS2322/],
      ['TYPESCRIPT', `const x = (;`, /error TS1109/],
    ] as const)('tells what its compiler said: %s', async (language, source, said) => {
      const { compile, results } = await finish(engine, jobOf(language, source));
      expect(compile.ok).toBe(false);
      expect(compile.output).toMatch(said);
      expect(results).toEqual([]);
    });

    it.each([
      ['JAVASCRIPT', `const x = (;`, 'SyntaxError'],
      ['PYTHON', `def f(:`, 'SyntaxError'],
    ] as const)('tells of a syntax error when it runs: %s', async (language, source, said) => {
      const result = await runOne(engine, jobOf(language, source));
      expect(result).toMatchObject({ ending: 'exited', exitCode: 1 });
      expect(text(result.stderr)).toContain(said);
    });

    const LEAVES = `import os, sys, tempfile, time
step = input()
places = ['/w', '/tmp', '/dev/shm', os.getcwd(), tempfile.gettempdir()]
def listed(place):
    try: return os.listdir(place)
    except OSError: return []
def lives(pid):
    try: os.kill(pid, 0)
    except OSError: return False
    return pid != os.getpid()
if step == 'leave':
    for place in places:
        try: open(place + '/left', 'w').write('x')
        except OSError: pass
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            while True: time.sleep(0.05)
        os._exit(0)
    time.sleep(0.3)
own = os.path.basename(sys.argv[0])
found = [p for p in places for p in listed(p) if p != own]
alive = filter(lives, range(max(2, os.getpid() - 500), os.getpid() + 500))
print(sorted(set(found)), len(list(alive)))`;

    it('leaves nothing to the next test, nor to the next job', async () => {
      const fresh = await runOne(narrow, jobOf('PYTHON', LEAVES, ['look']));
      const { results } = await finish(narrow, jobOf('PYTHON', LEAVES, ['leave', 'look']));
      const [left, looked] = results.map(({ stdout }) => text(stdout));
      expect(left).toMatch(/'left'.*\] [1-9]\n$/);
      expect(text(fresh.stdout)).not.toContain('left');
      expect(looked).toBe(text(fresh.stdout));
      const next = await runOne(narrow, jobOf('PYTHON', LEAVES, ['look']));
      expect(text(next.stdout)).toBe(text(fresh.stdout));
    });

    it('cannot change its own program for the next test', async () => {
      const source = `import sys\nprint(input())\nopen(sys.argv[0], 'w').write('print("changed")')`;
      const { results } = await finish(narrow, jobOf('PYTHON', source, ['one', 'two']));
      expect(results.map(({ stdout }) => text(stdout))).toEqual(['one\n', 'two\n']);
    });
  });

  describe('the queue', () => {
    const SLEEP = `import time\ntime.sleep(60)`;
    const hello = (owner: string) => jobOf('PYTHON', 'print(input())', ['hello'], {}, owner);

    /** Starts a job that sleeps; resolves when it holds its slot. */
    async function occupy(signal: AbortSignal): Promise<{ over: Promise<unknown> }> {
      const events = narrow.run(jobOf('PYTHON', SLEEP, [''], {}, 'sleeper'), signal);
      const iterator = events[Symbol.asyncIterator]();
      await iterator.next();
      const over = iterator.next().then(
        (event) => event,
        (error: unknown) => error,
      );
      return { over };
    }

    it('ends a job at once when its signal is aborted, with the reason of the signal', async () => {
      const abort = new AbortController();
      const { over } = await occupy(abort.signal);
      const waiting = finish(narrow, hello('next'));
      const reason = new Error('changed my mind');
      abort.abort(reason);
      expect(await over).toBe(reason);
      expect((await waiting).results[0]?.ending).toBe('exited');
    });

    it('runs nothing for a signal that is aborted already', async () => {
      const reason = new Error('too late');
      const run = finish(narrow, hello('late'), AbortSignal.abort(reason));
      await expect(run).rejects.toBe(reason);
    });

    it('ends a job whose loop is left early', async () => {
      const source = `import time\nif input() == 'slow': time.sleep(60)\nprint('quick')`;
      const seen: RunEvent[] = [];
      const job = jobOf('PYTHON', source, ['quick', 'slow', 'slow'], { wallMs: 5_000 });
      for await (const event of narrow.run(job, new AbortController().signal)) {
        seen.push(event);
        if (event.kind === 'result') break;
      }
      expect(seen).toHaveLength(2);
      expect((await finish(narrow, hello('next'))).results[0]?.ending).toBe('exited');
    });

    it('refuses a job when too many wait, and only then', async () => {
      const abort = new AbortController();
      const { over } = await occupy(abort.signal);
      const waiting = ['a', 'b', 'c', 'd'].map((owner) => finish(narrow, hello(owner)));
      await expect(finish(narrow, hello('e'))).rejects.toThrow(QueueFullError);
      abort.abort(new Error('enough'));
      await over;
      const outcomes = await Promise.all(waiting);
      expect(outcomes.map(({ results }) => results[0]?.ending)).toEqual(Array(4).fill('exited'));
    });

    it('gives owners turns', async () => {
      const abort = new AbortController();
      const { over } = await occupy(abort.signal);
      const order: string[] = [];
      const waiting = ['a', 'a', 'a', 'b'].map(async (owner, index) => {
        await finish(narrow, hello(owner));
        order.push(`${owner}${index}`);
      });
      abort.abort(new Error('enough'));
      await over;
      await Promise.all(waiting);
      expect(order).toEqual(['a0', 'b3', 'a1', 'a2']);
    });
  });
}

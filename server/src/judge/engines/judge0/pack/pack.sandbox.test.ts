import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../contract/run-program.ts';
import type { Job } from '../../../engine.ts';
import { createLocalEngine } from '../../local/create-local-engine.ts';
import type { LocalEngine } from '../../local/local-engine.ts';
import { createJudge0Engine } from '../create-judge0-engine.ts';
import { startDouble } from '../double/start-double.ts';
import type { RunningDouble } from '../double/start-double.ts';
import type { Judge0Engine } from '../judge0-engine.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from '../settings.ts';

let sandbox: LocalEngine;
let server: RunningDouble;
let engine: Judge0Engine;

beforeAll(async () => {
  sandbox = await createLocalEngine({ slots: 4 });
  await sandbox.proven();
  server = await startDouble(sandbox);
  engine = await createJudge0Engine({
    settings: {
      ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
      ...{ languageIds: languageIds(), isPacked: true },
    },
    timing: { firstPollMs: 20, slowestPollMs: 250 },
  });
});
afterAll(async () => {
  await engine.close();
  await server.close();
  await sandbox.close();
});

/** How each test ended, its output when it ended well, and how many submissions that took. */
async function run(job: Job): Promise<{ ends: string[]; submissions: number }> {
  const before = server.double.workers.executed;
  const { results } = await finish(engine, job);
  const ends = results.map(({ ending, exitCode, stdout }) => {
    if (ending !== 'exited') return ending;
    return exitCode === 0 ? text(stdout).trim() : `exit ${String(exitCode)}`;
  });
  return { ends, submissions: server.double.workers.executed - before };
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, n) => String(n));

describe('a pack', () => {
  const SQUARES: readonly [LanguageKey, number, string][] = [
    ['PYTHON', 1, `print(int(input()) ** 2)`],
    ['JAVASCRIPT', 1, `console.log(Number(require('fs').readFileSync(0)) ** 2)`],
    // One that compiles, and one that runs what came of it.
    [
      'TYPESCRIPT',
      2,
      `const n: number = Number(require('fs').readFileSync(0)); console.log(n ** 2);`,
    ],
    [
      'JAVA',
      1,
      `public class Main { public static void main(String[] args) {
        int n = new java.util.Scanner(System.in).nextInt(); System.out.println(n * n); } }`,
    ],
  ];
  it.each(SQUARES)('is compiled once: %s', async (language, expected, source) => {
    const { ends, submissions } = await run(jobOf(language, source, numbers(6)));
    expect(ends).toEqual(numbers(6).map((n) => String(Number(n) ** 2)));
    expect(submissions).toBe(expected);
  });

  it('has a second look at what did not end well, and at that alone', async () => {
    const source = `n = int(input())\nif n == 1: raise SystemExit(3)\nprint(n)`;
    expect(await run(jobOf('PYTHON', source, numbers(4)))).toEqual({
      ends: ['0', 'exit 3', '2', '3'],
      submissions: 2,
    });
  });

  it('that is stopped by a limit goes on after the test that met it', async () => {
    const source = `n = int(input())\nwhile n == 1: pass\nprint(n)`;
    const job = jobOf('PYTHON', source, numbers(4), { cpuMs: 500 });
    const { ends, submissions } = await run(job);
    expect(ends).toEqual(['0', 'cpu-limit', '2', '3']);
    expect(submissions).toBeLessThanOrEqual(3);
  });

  it('is as large as a harness may write', async () => {
    const source = `print(input() * 900000)`;
    const { ends, submissions } = await run(jobOf('PYTHON', source, numbers(8)));
    expect(ends).toEqual(numbers(8).map((n) => n.repeat(900_000)));
    expect(submissions).toBe(3);
  });

  it('gives all its tests together no more time than one is allowed', async () => {
    const source = `import time\nwhile time.process_time() < 0.4: pass\nprint(input())`;
    const { ends, submissions } = await run(jobOf('PYTHON', source, numbers(6), { cpuMs: 800 }));
    expect(ends).toEqual(numbers(6));
    expect(submissions).toBeGreaterThan(1);
  });

  it('counts what ran behind the back of the harness', async () => {
    const source = `import os, time
print(input(), flush=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        while time.process_time() < 1.6: pass
        open('/tmp/done', 'w').close()
    os._exit(0)
os.wait()
while not os.path.exists('/tmp/done'): time.sleep(0.02)`;
    const job = jobOf('PYTHON', source, ['one'], { cpuMs: 500, wallMs: 20_000 });
    expect((await run(job)).ends).toEqual(['cpu-limit']);
  });

  it('tells where TypeScript is wrong as if the first line were the program alone', async () => {
    const { compile } = await finish(engine, jobOf('TYPESCRIPT', `const x: number = 'text';`));
    expect(compile).toMatchObject({ ok: false });
    expect(compile.output).toMatch(/^main\.ts\(1,7\): error TS2322/);
  });
});

describe('a program that knows its harness', () => {
  const LOOK = `import os, glob
found = b''
for pattern in ('/proc/[0-9]*/fd/*', '/proc/[0-9]*/environ', '/proc/[0-9]*/cmdline', '/w/**', '/tmp/**'):
    for path in glob.glob(pattern, recursive=True):
        if path.startswith('/proc/%d/' % os.getpid()) and '/fd/0' in path: continue
        try:
            fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
            found += os.pread(fd, 1 << 20, 0)
        except OSError: pass
print('found' if b'trea' b'sure' in found or b'TAG' b' = ' in found else 'nothing')`;

  it('reads neither the inputs of other tests nor the secret of its harness', async () => {
    const job = jobOf('PYTHON', LOOK, ['mine', 'the treasure', 'the treasure']);
    expect((await run(job)).ends).toEqual(['nothing', 'nothing', 'nothing']);
  });

  it.each([
    [
      'writes to its output',
      `open(f'/proc/{os.getppid()}/fd/1', 'ab').write(b'0 ran 1 0 - 1 1 1 0 eHg= -\\n')`,
    ],
    ['kills it', `os.kill(os.getppid(), 9)`],
    ['ends it politely', `os.kill(os.getppid(), 15)`],
    ['kills everything', `os.kill(-1, 9)`],
    ['breaks what it cleans', `os.makedirs('/tmp/' + 'a/' * 1500); os.chmod('/tmp/a', 0)`],
    ['changes the program', `open(sys.argv[0], 'w').write('print("changed")')`],
    ['leaves its folder closed', `os.chmod('.', 0)`],
  ])('and %s harms itself alone', async (_, harm) => {
    const source = `import os, sys\nname = input()\nif name == 'evil':
    try: ${harm}
    except (OSError, ValueError): pass\nprint(name)`;
    const { ends } = await run(jobOf('PYTHON', source, ['good', 'evil', 'fine', 'right']));
    expect([ends[0], ends[2], ends[3]]).toEqual(['good', 'fine', 'right']);
    expect(ends[1]).not.toBe('lost');
  });

  it('and stops it is run without one, in one attempt', async () => {
    const source = `import os, signal\nname = input()
if name == 'evil':
    try: os.kill(os.getppid(), signal.SIGSTOP)
    except OSError: pass
print(name)`;
    const inputs = ['evil', 'good', 'evil', 'evil', 'right'];
    const { ends, submissions } = await run(jobOf('PYTHON', source, inputs, { wallMs: 1_000 }));
    expect(ends).toEqual(inputs);
    expect(submissions).toBe(1 + inputs.length);
  });
});

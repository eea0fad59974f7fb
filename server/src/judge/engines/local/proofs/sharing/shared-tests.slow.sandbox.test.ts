import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import type { Job, RunResult } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ slots: 1 });
  await engine.warmUp();
});
afterAll(() => engine.close());

/** Programs that print their process's id and the sum of two numbers. */
const SUMS: Partial<Record<LanguageKey, string>> = {
  JAVASCRIPT: `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
    console.log(process.pid, a + b);`,
  TYPESCRIPT: `import { readFileSync } from 'fs';
    const [a, b] = readFileSync(0, 'utf8').split(' ').map(Number);
    console.log(process.pid, a + b);`,
  JAVA: `import java.util.*; public class Main { public static void main(String[] args) throws Exception {
    try (Scanner in = new Scanner(System.in)) {
      String process = new java.io.File("/proc/self").getCanonicalFile().getName();
      System.out.println(process + " " + (in.nextInt() + in.nextInt())); } } }`,
};
const INPUTS = ['1 2', '30 4', '5 6'];
const SUM_OF = [3, 34, 11];

function job(language: LanguageKey, source: string, isRight: (result: RunResult) => boolean): Job {
  return { ...jobOf(language, source, INPUTS), isRight };
}

function words(results: readonly RunResult[]): string[][] {
  return results.map((result) => text(result.stdout).trim().split(' '));
}

describe.each(Object.entries(SUMS) as [LanguageKey, string][])('%s', (language, source) => {
  it('runs right answers in one process, and the largest test in its own', async () => {
    const { results } = await finish(
      engine,
      job(language, source, () => true),
    );
    const said = words(results);
    expect(said.map(([, sum]) => Number(sum))).toEqual(SUM_OF);
    // In two boxes, which may give the same number to their processes.
    expect(new Set(said.map(([pid]) => pid)).size).toBeLessThanOrEqual(2);
    for (const { ending, exitCode, cpuMs, memoryKb, stderr } of results) {
      expect([ending, exitCode, text(stderr)]).toEqual(['exited', 0, '']);
      expect(cpuMs).toBeGreaterThan(0);
      expect(memoryKb).toBeGreaterThan(10_000);
    }
  });

  it('runs again alone what is not right', async () => {
    const { results } = await finish(
      engine,
      job(language, source, () => false),
    );
    const said = words(results);
    expect(said.map(([, sum]) => Number(sum))).toEqual(SUM_OF);
    expect(new Set(said.map(([pid]) => pid)).size).toBe(INPUTS.length);
  });

  it('gives each test a process where nobody says what is right', async () => {
    const { results } = await finish(engine, jobOf(language, source, INPUTS));
    const said = words(results);
    expect(said.map(([, sum]) => Number(sum))).toEqual(SUM_OF);
    expect(new Set(said.map(([pid]) => pid)).size).toBe(INPUTS.length);
  });
});

/** Each says "seen" when it meets something of a test before it. */
const LEAVINGS: readonly (readonly [what: string, source: string])[] = [
  ['a global', `say(globalThis.seen); globalThis.seen = 1;`],
  ['a global of sloppy code', `say(typeof seen === 'number'); seen = 1;`],
  ['a property of a prototype', `say([].seen); Array.prototype.seen = 1;`],
  ['a property of another module', `const os = require('os'); say(os.seen); os.seen = 1;`],
  [
    'a property of a class of a module',
    `const { EventEmitter } = require('events'); say(EventEmitter.prototype.seen); EventEmitter.prototype.seen = 1;`,
  ],
  ['a property of the process', `say(process.seen); process.seen = 1;`],
  ['a property of a module', `say(fs.seen); fs.seen = 1;`],
  ['a replaced function', `say(Math.max() === 1); Math.max = () => 1;`],
  ['the environment', `say(process.env.SEEN); process.env.SEEN = '1';`],
  ['a folder to work in', `say(process.cwd() !== '/w'); process.chdir('/tmp');`],
  ['a listener', `say(process.listenerCount('exit')); process.on('exit', () => {});`],
  [
    'a callback for exceptions',
    `say(process.hasUncaughtExceptionCaptureCallback()); process.setUncaughtExceptionCaptureCallback(() => {});`,
  ],
  ['an exit code', `say(process.exitCode); process.exitCode = 0;`],
  ['a file', `say(fs.existsSync('/tmp/seen')); fs.writeFileSync('/tmp/seen', '');`],
  ['a closed file', `say(!fs.fstatSync(2).isFile()); fs.closeSync(2); fs.openSync('/dev/null');`],
  ['a closed door', `say(!Object.isExtensible(globalThis)); Object.preventExtensions(globalThis);`],
  ['a lock', `say(Object.isFrozen(Array.prototype)); Object.freeze(Array.prototype);`],
  [
    'an iterator that knows more',
    `const kind = Object.getPrototypeOf(new Map().keys()); say(kind.seen); kind.seen = 1;`,
  ],
  [
    'a timer that nobody waits for',
    `say(false); setInterval(() => console.log('again'), 1).unref();`,
  ],
  ['a word put in for the JSON', `say(JSON.seen); JSON.stringify = () => { while (true); };`],
  [
    'an iterator without an end',
    `say(false); Array.prototype[Symbol.iterator] = function* () { while (true) yield 1; };`,
  ],
  ['a module kept by name', `say(require.cache.seen); require.cache.seen = module;`],
  [
    'a process',
    `const { execSync, spawn } = require('child_process');
     say(execSync('ls /proc').toString().split('\\n').filter((n) => +n > 1).length > 4);
     spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }).unref();`,
  ],
  [
    "a word that is the judge's to say",
    `say(globalThis.seen); globalThis.seen = 1; try { fs.writeSync(4, 'dr'); } catch {} process.reallyExit(0);`,
  ],
];

describe('a program that leaves something behind', () => {
  const say = `const fs = require('fs');
    const say = (seen) => console.log((seen ? 'seen ' : '') + fs.readFileSync(0, 'utf8'));`;

  it.each(LEAVINGS)('meets nothing of it: %s', async (_, source) => {
    const whole = `${say}\n${source}`;
    const isRight = ({ index, stdout }: RunResult) => text(stdout) === `${INPUTS[index]}\n`;
    const { results } = await finish(engine, job('JAVASCRIPT', whole, isRight));
    expect(results.map(({ stdout }) => text(stdout))).toEqual(INPUTS.map((input) => `${input}\n`));
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  });

  it('tells nobody what the inputs before were', async () => {
    const source = `const fs = require('fs');
      const input = fs.readFileSync(0, 'utf8'); fs.writeSync(1, input);
      try {
        fs.writeSync(4, 'dr');
        for (const turn = Buffer.alloc(1); fs.readSync(3, turn) === 1; fs.writeSync(4, 'dr')) {
          fs.writeSync(2, input); fs.writeSync(1, fs.readFileSync('/dev/stdin', 'utf8')); }
      } catch {}`;
    const { results } = await finish(
      engine,
      job('JAVASCRIPT', source, () => true),
    );
    for (const { index, stderr } of results) expect(['', INPUTS[index]]).toContain(text(stderr));
  });
});

/** What would pass for the right answer is a part of what these print. */
const UNFINISHED: readonly (readonly [
  string,
  LanguageKey,
  string,
  tempting: string,
  whole: string,
])[] = [
  [
    'a listener',
    'JAVASCRIPT',
    `process.on('exit', () => console.log('more')); console.log('main');`,
    'main\n',
    'main\nmore\n',
  ],
  [
    'an emitter of its own',
    'JAVASCRIPT',
    `const { emit } = process; process.emit = function (...all) {
      if (all[0] === 'exit') console.log('more'); return emit.apply(this, all); }; console.log('main');`,
    'main\n',
    'main\nmore\n',
  ],
  [
    'a process of another kind',
    'JAVASCRIPT',
    `const { emit } = process; const kind = Object.create(Object.getPrototypeOf(process));
     kind.emit = function (...all) { if (all[0] === 'exit') console.log('more'); return emit.apply(this, all); };
     Object.setPrototypeOf(process, kind); console.log('main');`,
    'main\n',
    'main\nmore\n',
  ],
  [
    'an end that is only played',
    'JAVASCRIPT',
    `console.log('main'); process.emit('beforeExit'); console.log('more');`,
    'main\n',
    'main\nmore\n',
  ],
  ['a module that is loaded once', 'JAVASCRIPT', `await null; console.log('more');`, '', 'more\n'],
  [
    'work for when the machine ends',
    'JAVA',
    javaMain(`Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("more")));
        System.out.println("main");`),
    'main\n',
    'main\nmore\n',
  ],
  [
    'log messages for when the machine ends',
    'JAVA',
    javaMain(`var log = java.util.logging.Logger.getLogger("log"); log.setUseParentHandlers(false);
        log.addHandler(new java.util.logging.StreamHandler(System.out, new java.util.logging.SimpleFormatter() {
          public String format(java.util.logging.LogRecord record) { return record.getMessage(); } }));
        log.info("more\\n"); System.out.println("main");`),
    'main\n',
    'main\nmore\n',
  ],
  [
    'a thread of a thread',
    'JAVA',
    javaMain(`Thread main = Thread.currentThread(); new Thread(() -> {
        try { main.join(); Thread.sleep(100); } catch (InterruptedException e) {}
        new Thread(() -> {
          try { Thread.sleep(100); } catch (InterruptedException e) {}
          System.out.println("more"); }).start();
      }).start(); System.out.println("main");`),
    'main\n',
    'main\nmore\n',
  ],
];

function javaMain(body: string): string {
  return `public class Main { public static void main(String[] args) { ${body} } }`;
}

it.each(UNFINISHED)('ends with the process: %s', async (_, language, source, tempting, whole) => {
  // The largest input comes first; were it not right, no other test would share its process.
  const isRight = ({ index, stdout }: RunResult) => index === 1 || text(stdout) === tempting;
  // Those that the job before has used up are there again.
  await engine.settled();
  const { results } = await finish(engine, job(language, source, isRight));
  expect(results.map(({ stdout }) => text(stdout))).toEqual([whole, whole, whole]);
});

it.each([
  ['an exit code', 'JAVASCRIPT', `process.exitCode = 3;`, 3, null],
  ['an exit', 'JAVASCRIPT', `process.on('exit', () => process.exit(4));`, 4, null],
  ['a signal', 'JAVASCRIPT', `process.kill(process.pid, 'SIGTERM');`, null, 'SIGTERM'],
  ['an exit', 'JAVA', javaMain('System.exit(3);'), 3, null],
  [
    'an exit on the way out',
    'JAVA',
    javaMain(
      `Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(4)));`,
    ),
    4,
    null,
  ],
  [
    'a thread that ends late',
    'JAVA',
    javaMain(`new Thread(() -> { try { Thread.sleep(50); } catch (InterruptedException e) {}
      System.exit(5); }).start();`),
    5,
    null,
  ],
] as const)('the largest test ends as its process does: %s in %s', async (...row) => {
  const [, language, source, exitCode, signal] = row;
  await finish(
    engine,
    job(language, source, () => true),
  );
  await engine.settled();
  const { results } = await finish(
    engine,
    job(language, source, () => true),
  );
  expect(results.map((result) => [result.exitCode, result.signal])).toEqual(
    INPUTS.map(() => [exitCode, signal]),
  );
});

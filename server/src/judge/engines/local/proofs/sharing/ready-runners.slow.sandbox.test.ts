import type { LanguageKey } from '@stepwise/contracts/language';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import type { Limits } from '../../../../engine.ts';
import { QuietLock } from '../../../../quiet-lock.ts';
import type { ShareRequest } from '../../box/box-messages.ts';
import { BoxPool } from '../../box/box-pool.ts';
import type { BoxRecipe } from '../../box/box-pool.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { boxes, processes, until } from '../support/processes.ts';
import { recipeOf } from '../support/recipe.ts';
import { ReadyRunners } from '../../warm/ready-runners.ts';

/** Programs that print when their process started, in hundredths of a second, and its company. */
const PROGRAMS: Partial<Record<LanguageKey, string>> = {
  JAVASCRIPT: `const fs = require('fs'); fs.readFileSync(0);
    const started = fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[19];
    const others = fs.readdirSync('/proc').filter((name) => +name > 1 && name !== String(process.pid));
    console.log(started, others.length, fs.existsSync('/tmp/seen') || 'seen' in globalThis);`,
  TYPESCRIPT: `import * as fs from 'fs'; fs.readFileSync(0);
    const started = fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[19];
    const others = fs.readdirSync('/proc').filter((name) => +name > 1 && name !== String(process.pid));
    console.log(started, others.length, fs.existsSync('/tmp/seen') || 'seen' in globalThis);`,
  JAVA: `import java.nio.file.*; public class Main { public static void main(String[] args) throws Exception {
    System.in.readAllBytes();
    String started = Files.readString(Path.of("/proc/self/stat")).split("\\\\) ")[1].split(" ")[19];
    int others = -1;
    for (String name : new java.io.File("/proc").list()) if (name.matches("\\\\d+") && !name.equals("1")) others++;
    System.out.println(started + " " + others + " " + new java.io.File("/tmp/seen").exists()); } }`,
};
const LEAVES_A_TRACE = `globalThis.seen = 1; require('fs').writeFileSync('/tmp/seen', '');`;

/** Hundredths of a second since the machine started. */
const now = (): number => Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 100;

describe('the runner of a job', () => {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({ slots: 1 });
    await engine.warmUp();
  });
  afterAll(() => engine.close());

  /** How long before the job its process started (negative: after), and what the program found. */
  async function run(
    language: LanguageKey,
    source: string,
    limits: Partial<Limits> = {},
  ): Promise<{ age: number; started: string[]; found: Set<string> }> {
    // What the job before has left is ready then.
    await engine.warmUp();
    const asked = now();
    const job = { ...jobOf(language, source, ['1', '2 2', '3'], limits), isRight: () => true };
    const { results } = await finish(engine, job);
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    const said = results.map(({ stdout }) => text(stdout).trim().split(' '));
    const started = said.map(([at = '']) => at);
    const found = new Set(said.map(([, ...rest]) => rest.join(' ')));
    return { age: asked - Number(started[0]), started, found };
  }

  it.each(Object.entries(PROGRAMS) as [LanguageKey, string][])(
    'has started before a job in %s, for one job, alone and with nothing around it',
    async (language, source) => {
      const limits = { memoryKb: 320 << 10 };
      await run(language, source, limits);
      const [second, third] = [
        await run(language, source, limits),
        await run(language, source, limits),
      ];
      for (const { age, started, found } of [second, third]) {
        expect(age).toBeGreaterThan(0);
        // The largest test has a process of its own, which waited as well.
        expect(started[2]).toBe(started[0]);
        expect(started[1]).not.toBe(started[0]);
        expect(Number(started[1])).toBeLessThanOrEqual(Number(started[0]));
        expect([...found]).toEqual(['0 false']);
      }
      expect(third.started).not.toEqual(second.started);
    },
  );

  it('is not for a job with other limits, and waits for the next with its own', async () => {
    const source = PROGRAMS.JAVASCRIPT ?? '';
    await run('JAVASCRIPT', source, { memoryKb: 200 << 10 });
    const other = await run('JAVASCRIPT', source, { memoryKb: 201 << 10 });
    expect(other.age).toBeLessThanOrEqual(0);
    const same = await run('JAVASCRIPT', source, { memoryKb: 200 << 10 });
    expect(same.age).toBeGreaterThan(0);
    const fewer = await run('JAVASCRIPT', source, { memoryKb: 200 << 10, processes: 40 });
    expect(fewer.age).toBeLessThanOrEqual(0);
  });

  it('knows nothing of the job before', async () => {
    const source = PROGRAMS.JAVASCRIPT ?? '';
    await run('JAVASCRIPT', `${source}\n${LEAVES_A_TRACE}`);
    const { found } = await run('JAVASCRIPT', source);
    expect([...found]).toEqual(['0 false']);
  });

  it.each([
    ['cpu-limit', `for (;;);`, { cpuMs: 300 }],
    ['wall-limit', `setTimeout(() => {}, 60000);`, { wallMs: 500 }],
    ['output-limit', `for (;;) require('fs').writeSync(1, 'x'.repeat(65536));`, {}],
    [
      'memory-limit',
      `const kept = []; for (;;) kept.push(Buffer.alloc(1 << 20, 1));`,
      { memoryKb: 128 << 10 },
    ],
  ] as const)('is held to the limits of the test: %s', async (ending, source, limits) => {
    // The second time there is one that was ready.
    for (let times = 0; times < 2; times += 1) {
      await engine.warmUp();
      const job = { ...jobOf('JAVASCRIPT', source, ['1', '2 2'], limits), isRight: () => true };
      const { results } = await finish(engine, job);
      expect(results.map((result) => result.ending)).toEqual([ending, ending]);
    }
  });

  it('costs no result when it has died while it waited', async () => {
    const source = PROGRAMS.JAVASCRIPT ?? '';
    await run('JAVASCRIPT', source);
    await engine.warmUp();
    const waiting = processes().filter(
      ({ command, parent }) => /shared-runner\.cjs/.test(command) && isOurs(parent),
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const { pid } of waiting) process.kill(pid, 'SIGKILL');
    const { age } = await run('JAVASCRIPT', source);
    expect(age).toBeLessThanOrEqual(0);
  });
});

/** Whether the process lives in a box that this process keeps. */
function isOurs(pid: number): boolean {
  const all = processes();
  for (let at = pid; at > 1; at = all.find((entry) => entry.pid === at)?.parent ?? 0) {
    if (at === process.pid) return true;
  }
  return false;
}

describe('what is kept ready', () => {
  const PYTHON = '/usr/bin/python3';
  let recipe: BoxRecipe;
  beforeAll(() => {
    recipe = recipeOf('bubblewrap');
  });
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });

  function runners(idleMs?: number): { runners: ReadyRunners; said: string[] } {
    const said: string[] = [];
    const pool = new BoxPool({
      recipes: { run: recipe, typescript: recipe },
      log: (message) => said.push(message),
    });
    const quiet = new QuietLock();
    const made = new ReadyRunners({ pool, quiet, ...(idleMs === undefined ? {} : { idleMs }) });
    cleanups.push(() => {
      made.close();
      return pool.close();
    });
    return { runners: made, said };
  }

  const WAITS = `import os; os.write(4, b'r'); os.read(3, 9)`;
  const share = (code: string, mark = 0): ShareRequest => ({
    argv: [PYTHON, '-c', code, String(mark)],
    limits: { cpuMs: 10_000, dataKb: 1 << 20, stackKb: 8 << 10, processes: 64 },
    files: [],
  });

  it('are two of a kind, each for one taker', async () => {
    const { runners: ready } = runners();
    ready.prepare(share(WAITS));
    expect(ready.take(share(WAITS))).toBeNull();
    ready.prepare(share(WAITS));
    await ready.settled();
    expect(ready.take(share(WAITS, 1))).toBeNull();
    const [first, second] = [ready.take(share(WAITS)), ready.take(share(WAITS))];
    expect([first?.usable, second?.usable, first === second]).toEqual([true, true, false]);
    expect(ready.take(share(WAITS))).toBeNull();
  });

  it('is what is left of a kind when the other has died', async () => {
    const { runners: ready } = runners();
    ready.prepare(share(WAITS));
    await ready.settled();
    const [one = 0, two] = boxes();
    expect(two).toBeDefined();
    process.kill(one, 'SIGKILL');
    await until(() => boxes().length === 1, 'one box is gone');
    const found = [ready.take(share(WAITS)), ready.take(share(WAITS))];
    await until(() => found.filter((box) => box?.usable).length === 1, 'one is there');
  });

  it('is at most four, and the oldest go', async () => {
    const { runners: ready } = runners();
    for (const mark of [1, 2, 3]) {
      ready.prepare(share(WAITS, mark));
      await ready.settled();
    }
    await until(() => boxes().length === 4, 'two boxes are gone');
    const found = [1, 2, 3].map((mark) => ready.take(share(WAITS, mark))?.usable);
    expect(found).toEqual([undefined, true, true]);
  });

  it('goes when nobody asks for it', async () => {
    const { runners: ready } = runners(1000);
    ready.prepare(share(WAITS));
    await until(() => boxes().length === 2, 'their boxes are there');
    await until(() => boxes().length === 0, 'their boxes are gone');
    expect(ready.take(share(WAITS))).toBeNull();
  });

  it('is nothing when it does not start', async () => {
    const { runners: ready, said } = runners();
    ready.prepare(share('pass'));
    await ready.settled();
    expect(ready.take(share('pass'))).toBeNull();
    expect(said.join()).toContain('No runner could be started in advance');
    await until(() => boxes().length === 0, 'its box is gone');
  });

  it('is nothing after the end', async () => {
    const { runners: ready } = runners();
    ready.prepare(share(WAITS, 1));
    await ready.settled();
    ready.prepare(share(WAITS, 2));
    ready.close();
    ready.prepare(share(WAITS, 3));
    await ready.settled();
    await until(() => boxes().length === 0, 'every box is gone');
    expect(ready.take(share(WAITS, 1))).toBeNull();
  });
});

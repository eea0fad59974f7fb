import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../../../../judge.ts';
import type { JudgeJob } from '../../../../judge-job.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { makeBusy } from './busy-machine.ts';

/** `npm run test:busy` asks for 20. */
const ROUNDS = Number(process.env['LOAD_ROUNDS'] ?? 1);
const IS_LONG = ROUNDS > 1;
const AT_ONCE = 4;

let engine: LocalEngine;
let busy: Awaited<ReturnType<typeof makeBusy>>;
beforeAll(async () => {
  engine = await createLocalEngine();
  await engine.warmUp();
  busy = await makeBusy(3);
});
afterAll(async () => {
  await busy.end();
  await engine.close();
});

/**
 * Work is done in turn by threads or processes that end: each waits for a processor, and none for all the
 * time. Each takes a share of the limit by its own clock, so that a slow machine gives it no more to do:
 * two thirds of the limit in all, and more than the time that may elapse if what they wait were counted.
 */
const IN_TURN = {
  JAVA: {
    timeMs: 1500,
    source: `import java.lang.management.ManagementFactory;
public class Main { static volatile long sink;
  public static void main(String[] a) throws Exception { for (int i = 0; i < 10; i++) {
    Thread t = new Thread(() -> { var clock = ManagementFactory.getThreadMXBean();
      while (clock.getCurrentThreadCpuTime() < 110_000_000L) sink = sink * 31 + 1; });
    t.start(); t.join(); } System.out.println("done"); } }`,
  },
  PYTHON: {
    timeMs: 1000,
    source: `import threading, time
def work():
    while time.thread_time() < 0.16: pass
for _ in range(10):
    t = threading.Thread(target=work); t.start(); t.join()
print('done')`,
  },
  JAVASCRIPT: {
    timeMs: 2000,
    source: `const { spawnSync } = require('child_process');
const work = 'for (let used = 0; used < 250_000; ) { const { user, system } = process.cpuUsage(); used = user + system; }';
for (let i = 0; i < 5; i += 1) spawnSync(process.execPath, ['-e', work]);
console.log('done');`,
  },
} as const;

const sleeper = (seconds: number): string => `import time\ntime.sleep(${seconds})\nprint('done')`;

function jobOf(language: LanguageKey, source: string, count: number, timeMs: number): JudgeJob {
  const test = { stdin: new Uint8Array(), expected: Buffer.from('done\n'), checker: 'lines' };
  const tests = Array.from({ length: count }, () => test);
  return {
    ...{ program: { language, source }, tests },
    ...{ limits: { timeMs, memoryKb: 256 << 10 }, owner: `busy ${language}` },
  };
}

async function verdictsOf(jobs: readonly JudgeJob[]): Promise<string[]> {
  const { signal } = new AbortController();
  const judged = await Promise.all(jobs.map((job) => judge(engine, job, signal)));
  return judged.map(({ verdict }) => verdict);
}

const accepted = (count: number): string[] => Array.from({ length: count }, () => 'Accepted');

describe('while others want every processor', () => {
  it.each(Object.entries(IN_TURN))(
    `what threads or processes have waited is not held against %s, ${ROUNDS} times`,
    async (language, { source, timeMs }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const job = jobOf(language as LanguageKey, source, 1, timeMs);
        expect(await verdictsOf([job])).toEqual(accepted(1));
      }
    },
    60_000 + ROUNDS * 60_000,
  );

  it(
    `programs that sleep within their limits are Accepted, ${AT_ONCE} at once, ${ROUNDS} times`,
    async () => {
      // Bare, that is two minutes of sleep for each, and nobody has waited for anything.
      const [tests, seconds, timeMs] = IS_LONG ? [40, 3.2, 2000] : [6, 0.7, 400];
      for (let round = 0; round < ROUNDS; round += AT_ONCE) {
        const job = jobOf('PYTHON', sleeper(seconds), tests, timeMs);
        const jobs = Array.from({ length: AT_ONCE }, (_, index) => ({ ...job, owner: `${index}` }));
        expect(await verdictsOf(jobs)).toEqual(accepted(AT_ONCE));
      }
    },
    120_000 + ROUNDS * 180_000,
  );

  it.each([
    ['PYTHON', sleeper(60)],
    ['JAVASCRIPT', `setTimeout(() => {}, 60000);`],
  ] as const)('a program that sleeps too long is not: %s', async (language, source) => {
    expect(await verdictsOf([jobOf(language, source, 1, 400)])).toEqual(['Time Limit Exceeded']);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../../../judge.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { HOSTILE, ORDINARY } from './mixed-programs.ts';
import type { MixedProgram } from './mixed-programs.ts';
import { boxes, until } from '../support/processes.ts';
import { settledHeap } from './settled-heap.ts';
import { livesInBoxes, stillAlive, traces } from './traces.ts';

/** `npm run test:load` asks for 200. */
const SUBMISSIONS = Number(process.env['LOAD_SUBMISSIONS'] ?? 30);
const USERS = 8;
const LIMITS = { timeMs: 1000, memoryKb: 128 << 10 };
/** Between the middle and the end: what one submission keeps for ever, the next hundred would too. */
const HEAP_GROWTH_BYTES = 4 << 20;
/** With what was freed and not given back. */
const RESIDENT_GROWTH_BYTES = 64 << 20;

const before = traces();
let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine();
  await engine.warmUp();
});
afterAll(() => engine.close());

const TESTS = [1, 20, 3, 400, 5, 6, 7, 8].map((a) => ({
  stdin: Buffer.from(`${a} 2\n`),
  expected: Buffer.from(`${a + 2}\n`),
  checker: 'lines',
}));

/** Every third one hostile, so that a run of any length has its share of everything. */
function programAt(index: number): MixedProgram {
  const list = index % 3 === 2 ? HOSTILE : ORDINARY;
  const program = list[Math.floor(index / (index % 3 === 2 ? 3 : 1.5)) % list.length];
  if (!program) throw new Error('no program');
  return program;
}

it(
  `says of ${SUBMISSIONS} submissions of ${USERS} users what is to be said, and keeps nothing of them`,
  async () => {
    const all = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const wrong: string[] = [];
    const lives = new Set<string>();
    const use = async (owner: string, waiting: number[]): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const { name, language, source, verdict } = programAt(index);
        const job = { program: { language, source }, tests: TESTS, limits: LIMITS, owner };
        const said = await judge(engine, job, new AbortController().signal);
        if (said.verdict !== verdict) wrong.push(`${language} ${name}: ${said.verdict}`);
        for (const life of livesInBoxes()) lives.add(life);
      }
    };
    const judgeAll = (waiting: number[]) =>
      Promise.all(Array.from({ length: USERS }, (_, user) => use(`user ${user}`, waiting)));
    await judgeAll(all.splice(0, SUBMISSIONS >> 1));
    // Between two submissions: what one on its way holds comes and goes by megabytes.
    const middle = { heap: settledHeap(), resident: process.memoryUsage.rss() };
    await judgeAll(all);
    // A time limit that only the company of others made a program meet would be one of these.
    expect(wrong).toEqual([]);
    expect(settledHeap() - middle.heap).toBeLessThan(HEAP_GROWTH_BYTES);
    expect(process.memoryUsage.rss() - middle.resident).toBeLessThan(RESIDENT_GROWTH_BYTES);
    await engine.close();
    expect(boxes()).toEqual([]);
    // Each submission had a box of its own, and some were seen.
    expect(lives.size).toBeGreaterThan(USERS);
    // The last ones are dead, and init has still to notice.
    await until(() => stillAlive(lives) === 0, 'every process of every box is gone');
    expect(traces()).toEqual(before);
  },
  60_000 + SUBMISSIONS * 10_000,
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../judge.ts';
import { createLocalEngine } from './create-local-engine.ts';
import type { LocalEngine } from './local-engine.ts';
import { HOSTILE, ORDINARY } from './test/mixed-programs.ts';
import type { MixedProgram } from './test/mixed-programs.ts';
import { boxes } from './test/processes.ts';

/** `npm run test:load` asks for 200. */
const SUBMISSIONS = Number(process.env['LOAD_SUBMISSIONS'] ?? 30);
const USERS = 8;
const LIMITS = { timeMs: 1000, memoryKb: 128 << 10 };
/** The engine's own, with what was freed and not given back. */
const GROWTH_BYTES = 64 << 20;

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
    const waiting = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const wrong: string[] = [];
    let heapAfterSome = 0;
    const use = async (owner: string): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const { name, language, source, verdict } = programAt(index);
        const job = { program: { language, source }, tests: TESTS, limits: LIMITS, owner };
        const said = await judge(engine, job, new AbortController().signal);
        if (said.verdict !== verdict) wrong.push(`${language} ${name}: ${said.verdict}`);
        if (waiting.length === SUBMISSIONS >> 1) heapAfterSome = process.memoryUsage().rss;
      }
    };
    await Promise.all(Array.from({ length: USERS }, (_, user) => use(`user ${user}`)));
    expect(wrong).toEqual([]);
    expect(process.memoryUsage().rss - heapAfterSome).toBeLessThan(GROWTH_BYTES);
    await engine.close();
    expect(boxes()).toEqual([]);
  },
  60_000 + SUBMISSIONS * 10_000,
);

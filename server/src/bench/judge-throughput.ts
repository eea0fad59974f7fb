import type { LanguageKey } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../judge/engine.ts';
import { TINY } from './programs.ts';
import { timeEngine } from './time-job.ts';

export type Throughput = {
  readonly users: number;
  readonly submissionsPerMinute: number;
  /** Of all tests, those that met a limit of time; 0 unless the engine blames programs for its load. */
  readonly late: number;
};

/** Full submissions of several users for a while, each sending the next one when one is judged. */
export async function measureThroughput(
  engine: JudgeEngine,
  users: number,
  languages: readonly LanguageKey[],
  forMs: number,
): Promise<Throughput> {
  const started = performance.now();
  let [judged, late] = [0, 0];
  const use = async (user: number): Promise<void> => {
    for (let turn = user; performance.now() - started < forMs; turn += 1) {
      const language = languages[turn % languages.length];
      if (language === undefined) return;
      const job = await timeEngine(engine, language, TINY, `user ${user}`);
      judged += 1;
      late += job.late;
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => use(user)));
  const minutes = (performance.now() - started) / 60_000;
  return { users, submissionsPerMinute: judged / minutes, late };
}

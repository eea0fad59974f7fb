import type { LanguageKey } from '@stepwise/contracts/language';
import { median } from './judge-ratios.ts';
import { measureThroughput } from './judge-throughput.ts';
import type { JudgeEngine } from '../judge/engine.ts';

/** What somebody else does with the engine, again and again until the signal. */
export type Activity = (person: number, signal: AbortSignal) => Promise<void>;

export type Beside = {
  readonly users: number;
  /** Submissions a minute, medians of the rounds. */
  readonly alone: number;
  readonly beside: number;
  /** Of `beside` to `alone`, round by round. */
  readonly ratio: number;
  /** Tests that met a limit of time. None should. */
  readonly late: number;
};

export type BesideOptions = {
  readonly users: number;
  readonly languages: readonly LanguageKey[];
  readonly people: number;
  readonly activity: Activity;
  readonly rounds: number;
  readonly forMs: number;
};

/** How many submissions are judged in a while, alone and while people do something else, alternately. */
export async function measureBeside(engine: JudgeEngine, options: BesideOptions): Promise<Beside> {
  const { users, languages, rounds, forMs } = options;
  const pairs: { alone: number; beside: number }[] = [];
  let late = 0;
  const judge = async (): Promise<number> => {
    const found = await measureThroughput(engine, users, languages, forMs);
    late += found.late;
    return found.submissionsPerMinute;
  };
  for (let round = 0; round < rounds; round += 1) {
    const alone = await judge();
    pairs.push({ alone, beside: await whilePeople(options, judge) });
  }
  return {
    users,
    alone: median(pairs.map((pair) => pair.alone)),
    beside: median(pairs.map((pair) => pair.beside)),
    ratio: median(pairs.map((pair) => pair.beside / pair.alone)),
    late,
  };
}

async function whilePeople<T>(
  { people, activity }: BesideOptions,
  work: () => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const busy = Array.from({ length: people }, async (_, person) => {
    try {
      while (!over.signal.aborted) await activity(person, over.signal);
    } catch (error) {
      if (!over.signal.aborted) throw error;
    }
  });
  const all = Promise.all(busy);
  try {
    // Whoever breaks down ends the measurement.
    return await Promise.race([work(), all.then(() => Promise.reject(new Error('They left')))]);
  } finally {
    over.abort(new Error('The measurement is over'));
    await Promise.allSettled(busy);
  }
}

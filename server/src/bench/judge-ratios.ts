import type { LanguageKey } from '@stepwise/contracts/language';
import { setTimeout as pause } from 'node:timers/promises';
import type { LocalEngine } from '../judge/engines/local/local-engine.ts';
import { heavyFor, LARGE, SAMPLES, TINY } from './programs.ts';
import type { Workload } from './programs.ts';
import { timeBare, timeEngine } from './time-job.ts';

/** Milliseconds, but for ratios and `late`; medians of the rounds, ratios taken round by round. */
export type Ratios = {
  readonly language: LanguageKey;
  readonly workload: string;
  readonly isShared: boolean;
  readonly bare: number;
  readonly bareTwoWays: number;
  readonly engine: number;
  readonly engineTwoSlots: number;
  readonly first: number;
  /** Bare one by one to the engine with one slot and with two, and two ways to two slots. */
  readonly b1e1: number;
  readonly b1e2: number;
  readonly b2e2: number;
  readonly overheadPerTest: number;
  readonly late: number;
};

/** The kernel takes apart the namespaces of boxes that have ended for about as long, beside what follows. */
const AFTERMATH_MS = 300;

/** With one slot and with two. */
export type Engines = { readonly narrow: LocalEngine; readonly wide: LocalEngine };

/**
 * Rounds of bare commands and engine, one after the other, so that a slow moment slows both. Each
 * begins when both engines have made ready again what the one before has used up, and all is quiet:
 * how it is when there is no quiet, the throughput tells.
 */
export async function measureRatios(
  engines: { readonly shared: Engines; readonly alone: Engines },
  language: LanguageKey,
  count: number,
  report: (ratios: Ratios) => void,
): Promise<void> {
  const all = Object.values(engines).flatMap(({ narrow, wide }) => [narrow, wide]);
  for (const workload of [TINY, SAMPLES, LARGE, heavyFor(language)]) {
    const rounds: Round[] = [];
    for (let left = count; left > 0; left -= 1) {
      await settled();
      const b1 = await timeBare(language, workload, 1);
      await settled();
      const b2 = await timeBare(language, workload, 2);
      const ours = { alone: await both(engines.alone), shared: await both(engines.shared) };
      rounds.push({ b1, b2, ...ours });
    }
    for (const how of ['alone', 'shared'] as const) {
      report(summary(language, workload, how, rounds));
    }

    async function settled(): Promise<void> {
      await Promise.all(all.map((engine) => engine.settled()));
      await pause(AFTERMATH_MS);
    }
    async function both({ narrow, wide }: Engines): Promise<Pair> {
      await settled();
      const one = await timeEngine(narrow, language, workload);
      await settled();
      const two = await timeEngine(wide, language, workload);
      return { e1: one.all, e2: two.all, first: one.first, late: one.late + two.late };
    }
  }
}

type Pair = {
  readonly e1: number;
  readonly e2: number;
  readonly first: number;
  readonly late: number;
};
type Round = {
  readonly b1: number;
  readonly b2: number;
  readonly alone: Pair;
  readonly shared: Pair;
};

function summary(
  language: LanguageKey,
  { name, inputs }: Workload,
  how: 'alone' | 'shared',
  rounds: readonly Round[],
): Ratios {
  const of = (pick: (pair: Pair, round: Round) => number): number =>
    median(rounds.map((round) => pick(round[how], round)));
  return {
    language,
    workload: name,
    isShared: how === 'shared',
    bare: of((_, { b1 }) => b1),
    bareTwoWays: of((_, { b2 }) => b2),
    engine: of(({ e1 }) => e1),
    engineTwoSlots: of(({ e2 }) => e2),
    first: of(({ first }) => first),
    b1e1: of(({ e1 }, { b1 }) => b1 / e1),
    b1e2: of(({ e2 }, { b1 }) => b1 / e2),
    b2e2: of(({ e2 }, { b2 }) => b2 / e2),
    overheadPerTest: of(({ e1 }, { b1 }) => (e1 - b1) / inputs.length),
    late: rounds.reduce((sum, round) => sum + round[how].late, 0),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

import type { GrowthClass } from '@stepwise/contracts/growth';
import type { Program } from '../judge/engine.ts';
import { countSteps, type Counted } from './count-steps.ts';
import { fitGrowth, type Point } from './fit-growth.ts';
import type { Ladder, Rung } from './ladder.ts';
import type { Asking } from './run-inputs.ts';

export type Growth = {
  /** Null: not sure. */
  readonly name: GrowthClass | null;
  /** The kind of inputs on which the program is slowest. */
  readonly shape: string;
  readonly points: readonly Point[];
  /** Steps at the largest size that the problem allows; null without a class. */
  readonly atLimit: number | null;
  readonly isWhole: boolean;
  /** What the program uses whose steps cannot be seen; null: nothing. */
  readonly unseen: string | null;
};

/**
 * How the steps of a program grow on a ladder.
 * @throws what JudgeEngine.run throws
 */
export async function measureGrowth(
  program: Program,
  measured: { readonly ladder: Ladder; readonly rungs: readonly Rung[] },
  asking: Asking,
): Promise<Growth> {
  return growthOf(await countSteps(program, measured, asking), measured.ladder.limit);
}

/** The shape with the most steps decides. */
function growthOf({ shapes, isWhole, unseen }: Counted, limit: number): Growth {
  const all = [...shapes].map(([shape, points]) => ({ shape, points, fit: fitGrowth(points) }));
  const slowest = all.reduce<(typeof all)[number] | null>(
    (worst, one) => (worst && !isSlower(one.points, worst.points) ? worst : one),
    null,
  );
  const { shape = '', points = [] } = slowest ?? {};
  const fit = unseen === null ? (slowest?.fit ?? null) : null;
  return {
    ...{ shape, points: unseen === null ? points : [], isWhole, unseen },
    name: fit?.name ?? null,
    atLimit: fit ? Math.round(Math.min(fit.at(limit), Number.MAX_SAFE_INTEGER)) : null,
  };
}

/** Ends earlier, or takes more steps at the largest size that both have. */
function isSlower(points: readonly Point[], others: readonly Point[]): boolean {
  const at = Math.min(points.length, others.length) - 1;
  return (points[at]?.steps ?? 0) > (others[at]?.steps ?? 0);
}

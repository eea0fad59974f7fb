import type { GrowthClass } from '@stepwise/contracts/growth';
import type { Program } from '../judge/engine.ts';
import { countSteps, type Counted, type CountedShape } from './count-steps.ts';
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

/** The shape with the most steps decides; where the program failed on one, nobody knows whether that has more. */
function growthOf({ shapes, isWhole, unseen }: Counted, limit: number): Growth {
  const all = [...shapes].map(([shape, counted]) => ({ shape, ...counted }));
  const slowest = all.reduce<(typeof all)[number] | null>(
    (worst, one) => (worst && !isSlower(one, worst) ? worst : one),
    null,
  );
  const { shape = '', points = [] } = slowest ?? {};
  const isSure = unseen === null && all.every(({ cut }) => cut !== 'failed');
  const fit = isSure ? fitGrowth(points) : null;
  return {
    ...{ shape, points: unseen === null ? points : [], isWhole, unseen },
    name: fit?.name ?? null,
    atLimit: fit ? Math.round(Math.min(fit.at(limit), Number.MAX_SAFE_INTEGER)) : null,
  };
}

/** Was cut earlier for its many steps, or takes more at the largest size that both have. */
function isSlower(one: CountedShape, other: CountedShape): boolean {
  const [own, others] = [sizesInTime(one), sizesInTime(other)];
  if (own !== others) return own < others;
  const at = Math.min(one.points.length, other.points.length) - 1;
  return (one.points[at]?.steps ?? 0) > (other.points[at]?.steps ?? 0);
}

function sizesInTime({ points, cut }: CountedShape): number {
  return cut === 'capped' ? points.length : Infinity;
}

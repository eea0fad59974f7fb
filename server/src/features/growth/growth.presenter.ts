import {
  growthSchema,
  type Growth,
  type GrowthCurve,
  type NO_GROWTH_REASONS,
} from '@stepwise/contracts/growth';
import type { Ladder } from '../../growth/ladder.ts';
import type { Growth as Measured } from '../../growth/measure-growth.ts';

export type NoGrowthReason = (typeof NO_GROWTH_REASONS)[number];

const SENTENCES: Readonly<Record<NoGrowthReason, string>> = {
  sealed: 'You rehearse with this problem: how programs grow is told when that has ended.',
  'not accepted': 'This submission was not accepted: what it does on larger inputs says little.',
  problem: 'Nobody has written down yet how inputs of rising size are made for this problem.',
  language: 'The steps of programs in this language are not counted yet.',
  engine: 'This site runs programs on another server, and a measurement needs dozens of runs.',
  missing: 'Programs that a measurement needs cannot be run on this site at the moment.',
  broken: 'The measurement broke down, and not because of your program. Please try again later.',
};

const NOTHING = {
  reason: null,
  unit: '',
  limit: 0,
  own: null,
  reference: null,
  isWhole: false,
  unseen: null,
} as const;

export function presentNoGrowth(reason: NoGrowthReason): Growth {
  return { ...NOTHING, state: 'unavailable', reason };
}

export function presentOpen({ unit, limit }: Ladder): Growth {
  return { ...NOTHING, state: 'open', unit, limit };
}

export function presentGrowth(
  { unit, limit }: Ladder,
  own: Measured,
  reference: GrowthCurve,
): Growth {
  const { isWhole, unseen } = own;
  return {
    ...{ state: 'measured', reason: null, unit, limit, isWhole, unseen },
    ...{ own: presentCurve(own), reference },
  };
}

/** What was kept of this edition; null where there is nothing of it. */
export function presentKept(
  kept: { readonly edition: string; readonly growth: unknown } | null,
  edition: string,
): Growth | null {
  if (kept?.edition !== edition) return null;
  return growthSchema.safeParse(kept.growth).data ?? null;
}

export function presentCurve({ name, points, atLimit }: Measured): GrowthCurve {
  return { name, points: points.map(({ n, steps }) => ({ n, steps })), atLimit };
}

/** The same in a sentence. */
export function growthSentence({ state, reason, own }: Growth): string {
  if (reason !== null) return SENTENCES[reason];
  if (state === 'open') return 'It can be measured how this submission grows';
  return own?.name ? `It grows like ${own.name}` : 'It is not sure how this submission grows';
}

import { z } from 'zod';

/** How the steps of a program may grow with the size of its input, from slow to fast. */
export const GROWTH_CLASSES = [
  '1',
  'log n',
  'sqrt n',
  'n',
  'n log n',
  'n^2',
  'n^2 log n',
  'n^3',
  /** Some number above 1 to the power of n. */
  'c^n',
  'n!',
] as const;
export type GrowthClass = (typeof GROWTH_CLASSES)[number];

/** Why it cannot be told, in the order in which it is looked at. */
export const NO_GROWTH_REASONS = [
  /** The person rehearses with the problem. */
  'sealed',
  'not accepted',
  /** Nobody has written down how inputs of rising size are made. */
  'problem',
  /** The steps of programs in its language are not counted. */
  'language',
  /** Programs run elsewhere here, and a measurement takes dozens of runs. */
  'engine',
  /** Its language, or that of the problem's generator, cannot run here now. */
  'missing',
  /** The problem's own programs or the judge failed: it may be tried again. */
  'broken',
] as const;

const pointSchema = z.object({
  /** Size of the input. */
  n: z.number().int(),
  steps: z.number().int(),
});

const curveSchema = z.object({
  /** Null: not sure. */
  name: z.enum(GROWTH_CLASSES).nullable(),
  /** By rising size. */
  points: z.array(pointSchema),
  /** Steps at the largest size that the problem allows; null where no class is named. */
  atLimit: z.number().int().nullable(),
});

/** How the steps of a program grow with the size of its input. */
export type GrowthCurve = z.output<typeof curveSchema>;

export const growthSchema = z.object({
  /** `open`: it can be measured. */
  state: z.enum(['open', 'measured', 'unavailable']),
  /** Set when `state` is `unavailable`; the answer's message says it in a sentence. */
  reason: z.enum(NO_GROWTH_REASONS).nullable(),
  /** What the size counts, like "numbers". */
  unit: z.string(),
  /** The largest size that the problem allows. */
  limit: z.number().int(),
  /** Of inputs of the kind on which the program takes most steps. Null unless measured. */
  own: curveSchema.nullable(),
  reference: curveSchema.nullable(),
  /** Whether reading and printing count too, because the program has not the starter's function. */
  isWhole: z.boolean(),
  /** What the program uses whose steps cannot be seen. */
  unseen: z.string().nullable(),
});

/** How an accepted submission grows, beside the reference solution. */
export type Growth = z.output<typeof growthSchema>;

export const growthResponseSchema = z.object({ message: z.string(), data: growthSchema });

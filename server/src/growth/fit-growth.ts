import type { GrowthClass } from '@stepwise/contracts/growth';
import { isExponential, SHAPES } from './growth-classes.ts';

/** Steps that a program took at a size of the input. */
export type Point = { readonly n: number; readonly steps: number };

export type Fit = {
  readonly name: GrowthClass;
  /** Mean relative distance of the points from the curve. */
  readonly error: number;
  /** Steps at a size, also one that was not measured. */
  readonly at: (n: number) => number;
};

/** Above it no class is named. */
const ERROR_MAX = 0.1;
/** Curves this near to the points are all right: the simplest one counts. */
const ERROR_SMALL = 0.01;
const NEARLY_AS_GOOD = 1.25;
const POINTS_MIN = 5;
const EXPONENTIAL_POINTS_MIN = 6;
/** The largest size is so many times the smallest: over less of a range curves look alike. */
const RANGE_MIN = 8;
/** An exponential curve has to show itself. */
const RISE_MIN = 16;
/** A base nearer to 1 looks like a power over few sizes. */
const BASE_MIN = 1.2;

/**
 * The class by which steps grow with the size: the simplest that is about as near as the nearest.
 * @param points by rising size, each size once
 * @returns null where that is not sure
 */
export function fitGrowth(points: readonly Point[]): Fit | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < POINTS_MIN) return null;
  if (points.some(({ n, steps }) => n < 1 || steps < 1)) return null;
  const polynomials = SHAPES.filter(([name]) => name !== 'n!').map(([name, shape]) =>
    fitShape(name, shape, points),
  );
  const factorials = SHAPES.filter(([name]) => name === 'n!').map(([name, shape]) =>
    fitShape(name, shape, points),
  );
  const fits = [...polynomials, fitBase(points), ...factorials].filter((fit) => fit !== null);
  const nearest = Math.min(...fits.map(({ error }) => error));
  const enough = Math.max(nearest * NEARLY_AS_GOOD, ERROR_SMALL);
  const fit = fits.find(({ error }) => error <= enough);
  if (!fit || !(fit.error <= ERROR_MAX)) return null;
  const isShown = isExponential(fit.name)
    ? points.length >= EXPONENTIAL_POINTS_MIN && last.steps >= first.steps * RISE_MIN
    : last.n >= first.n * RANGE_MIN;
  return isShown ? fit : null;
}

/** Least squares of steps = a + b f(n) with a, b >= 0, by relative distance. */
function fitShape(
  name: GrowthClass,
  shape: (n: number) => number,
  points: readonly Point[],
): Fit | null {
  let [sw, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (const { n, steps } of points) {
    const weight = 1 / steps ** 2;
    const x = shape(n);
    sw += weight;
    sx += weight * x;
    sy += weight * steps;
    sxx += weight * x * x;
    sxy += weight * x * steps;
  }
  if (!Number.isFinite(sxx)) return null;
  const spread = sw * sxx - sx * sx;
  let b = name === '1' || spread <= 0 ? 0 : (sw * sxy - sx * sy) / spread;
  let a = (sy - b * sx) / sw;
  if (a < 0) [a, b] = [0, sxy / sxx];
  if (b < 0) [a, b] = [sy / sw, 0];
  // A curve that is flat belongs to the first class.
  if (name !== '1' && b === 0) return null;
  return withError(name, (n) => a + b * shape(n), points);
}

/** steps = a c^n: a line through the logarithms. */
function fitBase(points: readonly Point[]): Fit | null {
  const count = points.length;
  let [sx, sy, sxx, sxy] = [0, 0, 0, 0];
  for (const { n, steps } of points) {
    const y = Math.log(steps);
    sx += n;
    sy += y;
    sxx += n * n;
    sxy += n * y;
  }
  const slope = (count * sxy - sx * sy) / (count * sxx - sx * sx);
  const start = (sy - slope * sx) / count;
  if (!(Math.exp(slope) >= BASE_MIN)) return null;
  return withError('c^n', (n) => Math.exp(start + slope * n), points);
}

function withError(
  name: GrowthClass,
  at: (n: number) => number,
  points: readonly Point[],
): Fit | null {
  const squares = points.map(({ n, steps }) => ((at(n) - steps) / steps) ** 2);
  const error = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / points.length);
  return Number.isFinite(error) ? { name, error, at } : null;
}

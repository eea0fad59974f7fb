import type { Growth, GrowthClass } from '@stepwise/contracts/growth';

const SHOWN: Partial<Record<GrowthClass, string>> = {
  'sqrt n': '√n',
  'n^2': 'n²',
  'n^2 log n': 'n² log n',
  'n^3': 'n³',
  'c^n': 'cⁿ',
};

/** A class as people write it. */
export function className(name: GrowthClass | null): string {
  return name === null ? 'not sure' : (SHOWN[name] ?? name);
}

const LARGE = [
  [1e12, 'million million'],
  [1e9, 'thousand million'],
  [1e6, 'million'],
] as const;
/** Above it a figure says no more than that nobody waits so long. */
const UNIMAGINABLE = 1e15;

/** A count of steps in a few digits. */
export function stepsInWords(steps: number): string {
  if (steps >= UNIMAGINABLE) return 'more steps than any computer takes in days';
  for (const [size, name] of LARGE) {
    const count = Number((steps / size).toPrecision(2));
    if (count >= 1) return `about ${count.toLocaleString('en')} ${name} steps`;
  }
  const rounded = Number(steps.toPrecision(2));
  return rounded === 1 ? 'about 1 step' : `about ${rounded.toLocaleString('en')} steps`;
}

/** What it means at the problem's limit, in a sentence. */
export function meaningOf({ own, reference, unit, limit, unseen }: Growth): string {
  if (unseen !== null)
    return `The program uses ${unseen}, and the steps in there cannot be counted.`;
  if (own === null || own.name === null || own.atLimit === null) {
    return 'The counted steps follow none of the usual curves closely enough to name one.';
  }
  // What is counted, like "numbers", or what is one number itself, like "the exponent".
  const what = unit.startsWith('the ') ? `as ${unit}` : unit;
  const most = `With ${limit.toLocaleString('en')} ${what}, the most this problem allows,`;
  const taken = `${most} it takes ${stepsInWords(own.atLimit)}`;
  if (reference === null || reference.atLimit === null) return `${taken}.`;
  const theirs = `the reference solution ${stepsInWords(reference.atLimit)}`;
  return reference.name === own.name
    ? `${taken}, ${theirs}: both grow alike.`
    : `${taken}, ${theirs} (${className(reference.name)}).`;
}

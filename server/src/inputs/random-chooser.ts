import type { Chooser } from './choices.ts';
import type { RandomSource } from './random-source.ts';

const WINDOWS = [2, 3, 5, 9, 25] as const;
const SHAPES = ['any', 'any', 'any', 'equal', 'up', 'down'] as const;
const LETTERS_MAX = 4;
/** From the end of a range: -max, max, -(max - 1) and max - 1 of most. */
const LIMITS = 4;

/**
 * Answers for one small input: small numbers out of a window that is often so narrow that equal ones
 * meet, a few letters, lists that rise, fall or stay the same more often than chance has it.
 * @param level the largest answer to a choice of length
 */
export function smallChooser(random: RandomSource, level: number): Chooser {
  const window = random.pick(WINDOWS) ?? 2;
  const shape = random.pick(SHAPES) ?? 'any';
  const letters = Array.from({ length: 1 + random.below(LETTERS_MAX) }, () => random.below(1e6));
  const isPlain = random.below(2) === 0;
  let last = random.below(window);
  const nextInt = (span: number): number => {
    if (shape === 'equal' && random.below(4) > 0) return last;
    // By two, because every other number has the other sign.
    if (shape === 'up' && last + 2 < span && random.below(4) > 0) return last + 2;
    if (shape === 'down' && last >= 2 && random.below(4) > 0) return last - 2;
    return random.below(Math.min(window, span));
  };
  return ({ kind, span }) => {
    switch (kind) {
      case 'length':
        return random.below(Math.min(span, level + 1));
      case 'branch':
        return random.below(span);
      case 'letter': {
        const at = random.below(letters.length);
        return (isPlain ? at : (letters[at] ?? 0)) % span;
      }
      case 'int':
        last = nextInt(span);
        return last;
    }
  };
}

/** The same, but three numbers of four stand at the ends of their range. */
export function limitsChooser(random: RandomSource, level: number): Chooser {
  const small = smallChooser(random, level);
  return (choice) => {
    if (choice.kind !== 'int' || random.below(4) === 0) return small(choice);
    return choice.span - 1 - random.below(Math.min(LIMITS, choice.span));
  };
}

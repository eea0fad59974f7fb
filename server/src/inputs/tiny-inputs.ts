import { replay, type Choice } from './choices.ts';
import { drawSmallInput, type DrawnInput } from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { smallestFirst } from './input-order.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 48, 100, 300] as const;

/**
 * Every input whose lengths and numbers do not go beyond a level, for the highest level that has at
 * most this many: among them a smallest counterexample is the smallest there is.
 * @returns the smallest first
 */
export function tinyInputs(grammar: Grammar, most: number): DrawnInput[] {
  let known: DrawnInput[] = [];
  for (const level of LEVELS) {
    const inputs = ofLevel(grammar, level, most);
    if (!inputs) break;
    known = inputs;
  }
  return smallestFirst(known);
}

/** Counts through the choices like an odometer. Null when there are too many. */
function ofLevel(grammar: Grammar, level: number, most: number): DrawnInput[] | null {
  const inputs: DrawnInput[] = [];
  for (let next: number[] | null = []; next; next = after(inputs.at(-1), level)) {
    if (inputs.length >= most) return null;
    const drawn = drawSmallInput(grammar, replay(next));
    if (!drawn) return null;
    inputs.push(drawn);
  }
  return inputs;
}

function after(input: DrawnInput | undefined, level: number): number[] | null {
  if (!input) return null;
  for (let at = input.answers.length - 1; at >= 0; at--) {
    const [answer, choice] = [input.answers[at] ?? 0, input.choices[at]];
    if (choice && answer + 1 < answersAt(level, choice)) {
      return [...input.answers.slice(0, at), answer + 1];
    }
  }
  return null;
}

/** Lengths and letters up to the level; numbers with both signs. */
function answersAt(level: number, { kind, span }: Choice): number {
  if (kind === 'branch') return span;
  return Math.min(span, kind === 'int' ? 2 * level + 1 : level + 1);
}

import { replay, type Choice } from './choices.ts';
import {
  DRAWN_AT_ONCE,
  drawSmallInput,
  kept,
  type DrawnInput,
  type KeptInput,
} from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { smallestFirst } from './input-order.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 48, 100, 300] as const;

/**
 * Every input whose lengths and numbers do not go beyond a level, for the highest level that has at
 * most this many: among them a smallest counterexample is the smallest there is.
 * @yields nothing, now and then
 * @returns the smallest first
 */
export function* tinyInputs(grammar: Grammar, most: number): Drawing<KeptInput[]> {
  let known: KeptInput[] = [];
  for (const level of LEVELS) {
    const inputs = yield* ofLevel(grammar, level, most);
    if (!inputs) break;
    known = inputs;
  }
  return smallestFirst(known);
}

type Drawing<Result> = Generator<readonly [], Result, void>;

/** Counts through the choices like an odometer. Null when there are too many. */
function* ofLevel(grammar: Grammar, level: number, most: number): Drawing<KeptInput[] | null> {
  const inputs: KeptInput[] = [];
  for (let next: number[] | null = []; next;) {
    if (inputs.length >= most) return null;
    if (inputs.length % DRAWN_AT_ONCE === 0) yield [];
    const drawn = drawSmallInput(grammar, replay(next));
    if (!drawn) return null;
    inputs.push(kept(drawn));
    next = after(drawn, level);
  }
  return inputs;
}

function after({ answers, choices }: DrawnInput, level: number): number[] | null {
  for (let at = answers.length - 1; at >= 0; at--) {
    const [answer, choice] = [answers[at] ?? 0, choices[at]];
    if (choice && answer + 1 < answersAt(level, choice))
      return [...answers.slice(0, at), answer + 1];
  }
  return null;
}

/** Lengths and letters up to the level; numbers with both signs. */
function answersAt(level: number, { kind, span }: Choice): number {
  if (kind === 'branch') return span;
  return Math.min(span, kind === 'int' ? 2 * level + 1 : level + 1);
}

import { setImmediate } from 'node:timers/promises';
import { replay } from './choices.ts';
import {
  DRAWN_AT_ONCE,
  drawInput,
  drawSmallInput,
  kept,
  type DrawnInput,
  type KeptInput,
} from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { compareInputs, smallestFirst } from './input-order.ts';

/** What an input may shrink to: of more ways those come first that take pieces out. */
export const SMALLER_MAX = 1500;
/** Lists of up to this length lose any two elements; longer ones only neighbours. */
const PAIRS_OF_MAX = 10;
/** Inputs with up to this many numbers have any two of them lowered together. */
const PAIRED_NUMBERS_MAX = 10;

/**
 * What an input might shrink to, the smallest first. None of it is as large as the input, so that
 * shrinking comes to an end. Others have their turn meanwhile.
 * @throws {AbortError} once the signal has aborted
 */
export async function smallerInputs(
  grammar: Grammar,
  { text, answers }: KeptInput,
  signal: AbortSignal,
): Promise<KeptInput[]> {
  const candidates = new Map<string, KeptInput>();
  let draws = 0;
  for (const changed of changes(drawInput(grammar, replay(answers)))) {
    if (candidates.size >= SMALLER_MAX) break;
    if (++draws % DRAWN_AT_ONCE === 0) await setImmediate(undefined, { signal });
    const drawn = drawSmallInput(grammar, replay(changed));
    if (!drawn || candidates.has(drawn.text) || compareInputs(drawn.text, text) >= 0) continue;
    candidates.set(drawn.text, kept(drawn));
  }
  return smallestFirst(candidates.values());
}

function* changes(input: DrawnInput): Generator<readonly number[]> {
  yield* withoutPieces(input);
  yield* allNumbersLower(input);
  yield* oneLower(input);
  yield* equalOnesLower(input);
  yield* twoLower(input);
}

/**
 * Elements of a list taken out, and the choice that counts them lowered. Where other lists are
 * counted by the same choice they lose the same elements: a matrix its row and its column.
 */
function* withoutPieces({ answers, pieces }: DrawnInput): Generator<readonly number[]> {
  const counts = new Map<number, number>();
  for (const { counted, at } of pieces) {
    counts.set(counted, Math.max(counts.get(counted) ?? 0, at + 1));
  }
  for (const [counted, count] of counts) {
    for (const gone of goneOf(count)) {
      const cut = new Set<number>();
      for (const piece of pieces) {
        if (piece.counted !== counted || !gone.has(piece.at)) continue;
        for (let index = piece.start; index < piece.end; index++) cut.add(index);
      }
      const lowered = answers.with(counted, Math.max(0, (answers[counted] ?? 0) - gone.size));
      yield lowered.filter((_, index) => !cut.has(index));
    }
  }
}

function* goneOf(count: number): Generator<ReadonlySet<number>> {
  for (let length = count; length >= 1; length = length > 4 ? length >> 1 : length - 1) {
    for (let start = 0; start + length <= count; start++) {
      yield new Set(Array.from({ length }, (_, index) => start + index));
    }
  }
  if (count > PAIRS_OF_MAX) return;
  for (let a = 0; a < count; a++) {
    for (let b = a + 2; b < count; b++) yield new Set([a, b]);
  }
}

/** Above, a number only becomes much smaller: 656249973 says no more than 1000000000. */
const EXACT_MAX = 10_000;

const isExact = (answer: number): boolean => answer > 0 && answer <= EXACT_MAX;

/** Near 0, cut by a factor, and by less and less: the border of a fault may lie anywhere. */
function lowerThan(answer: number): number[] {
  const wanted = [0, 1, 2, 3, 4, answer % 10, answer % 100];
  for (const factor of [1000, 10, 2]) wanted.push(Math.floor(answer / factor));
  if (isExact(answer)) {
    for (const part of [4, 8, 16, 32]) wanted.push(answer - Math.ceil(answer / part));
    wanted.push(answer - 2, answer - 1);
  }
  return [...new Set(wanted)].filter((lower) => lower >= 0 && lower < answer);
}

function* oneLower({ answers }: DrawnInput): Generator<readonly number[]> {
  for (const [at, answer] of answers.entries()) {
    for (const lower of lowerThan(answer)) yield answers.with(at, lower);
  }
}

/** Every number by its rank among them, and every number cut in the same way. */
function* allNumbersLower({ answers, choices }: DrawnInput): Generator<readonly number[]> {
  const isInt = (at: number): boolean => choices[at]?.kind === 'int';
  const ranks = [...new Set(answers.filter((_, at) => isInt(at)))].sort((a, b) => a - b);
  const each = (change: (answer: number) => number): number[] =>
    answers.map((answer, at) => (isInt(at) ? change(answer) : answer));
  yield each((answer) => ranks.indexOf(answer));
  yield each((answer) => Math.floor(answer / 1000));
  yield each((answer) => Math.floor(answer / 10));
  yield each((answer) => Math.floor(answer / 2));
}

/** Where two equal numbers are the fault, neither can be lowered alone. */
function* equalOnesLower({ answers, choices }: DrawnInput): Generator<readonly number[]> {
  for (const kind of ['int', 'letter'] as const) {
    const ofKind = answers.filter((_, at) => choices[at]?.kind === kind);
    for (const answer of new Set(ofKind)) {
      if (ofKind.indexOf(answer) === ofKind.lastIndexOf(answer)) continue;
      for (const lower of lowerThan(answer)) {
        yield answers.map((other, at) =>
          other === answer && choices[at]?.kind === kind ? lower : other,
        );
      }
    }
  }
}

/** Where two numbers belong together, a sum and a part of it, they are lowered together. */
function* twoLower({ answers, choices }: DrawnInput): Generator<readonly number[]> {
  const at = [...answers.keys()].filter(
    (index) => choices[index]?.kind === 'int' && isExact(answers[index] ?? 0),
  );
  if (at.length > PAIRED_NUMBERS_MAX) return;
  for (const [place, a] of at.entries()) {
    for (const b of at.slice(place + 1)) {
      for (const [down, other] of [
        [1, 1],
        [2, 2],
        [1, 2],
        [2, 1],
      ] as const) {
        const [first, second] = [(answers[a] ?? 0) - down, (answers[b] ?? 0) - other];
        if (first >= 0 && second >= 0) yield answers.with(a, first).with(b, second);
      }
    }
  }
}

/**
 * An input is made by choices, each a whole number from 0 up to a span, where less is simpler. All
 * inputs of a grammar are lists of such numbers: to enumerate, to draw and to shrink them is to
 * count, to draw and to lower numbers, whatever the grammar says. It is what Hypothesis does; the
 * property testing libraries for JavaScript shrink one value at a time and ask a function that
 * answers at once, while here a hundred candidates go to the judge together.
 */
export type Choice = {
  readonly kind: 'length' | 'int' | 'letter' | 'branch';
  /** How many answers there are. */
  readonly span: number;
};

/** Answers a choice with a number from 0 up to, not including, its span. */
export type Chooser = (choice: Choice) => number;

/** An element of a list, a letter of a word or a node of a tree, by the choices that made it. */
export type Piece = {
  /** Position of the choice that says how many such pieces there are. */
  readonly counted: number;
  /** Which of them it is. */
  readonly at: number;
  /** Its choices: from this position up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
};

/** A grammar made an input of more parts than one may have. */
export class TooManyPartsError extends Error {
  override readonly name = 'TooManyPartsError';
}

/** More than the longest list has; of lists within lists a grammar could ask for any number. */
const PARTS_MAX = 20_000;

/** Asks a chooser and notes what was asked and answered. */
export class ChoiceLog {
  readonly answers: number[] = [];
  readonly choices: Choice[] = [];
  readonly pieces: Piece[] = [];
  readonly #chooser: Chooser;
  #parts = 0;

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
  }

  /**
   * Counts so many parts more, whether or not there is a choice in them.
   * @throws {TooManyPartsError}
   */
  count(parts = 1): void {
    this.#parts += parts;
    if (this.#parts > PARTS_MAX) throw new TooManyPartsError(`More than ${PARTS_MAX} parts`);
  }

  ask(kind: Choice['kind'], span: number): number {
    const choice = { kind, span: Math.max(1, span) };
    const answer = Math.min(Math.max(0, this.#chooser(choice)), choice.span - 1);
    this.choices.push(choice);
    this.answers.push(answer);
    return answer;
  }

  /** Notes that what `make` asks makes one piece. */
  piece<T>(counted: number, at: number, make: () => T): T {
    this.count();
    const start = this.answers.length;
    const made = make();
    this.pieces.push({ counted, at, start, end: this.answers.length });
    return made;
  }
}

/** Answers as these numbers say, and then with the simplest. */
export function replay(answers: readonly number[]): Chooser {
  let at = 0;
  return () => answers[at++] ?? 0;
}

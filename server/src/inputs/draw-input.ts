import { ChoiceLog, TooManyPartsError, type Choice, type Chooser, type Piece } from './choices.ts';
import { drawRule } from './draw-rule.ts';
import { Scope } from './scope.ts';
import { type Grammar, type Line, shownText, type Value } from './grammar.ts';

/** An input and how it came about. */
export type DrawnInput = {
  readonly text: string;
  readonly answers: readonly number[];
  readonly choices: readonly Choice[];
  readonly pieces: readonly Piece[];
};

/** What is kept of an input: from its answers it is drawn again, with everything else. */
export type KeptInput = Pick<DrawnInput, 'text' | 'answers'>;

export function kept({ text, answers }: DrawnInput): KeptInput {
  return { text, answers };
}

/** A longer input is no small one, and lines may show one value many times. */
const CHARACTERS_MAX = 4096;
/** Draws that follow each other without a pause: others want the server as well. */
export const DRAWN_AT_ONCE = 25;

/**
 * Makes the input that the chooser's answers lead to.
 * @throws {TooManyPartsError}
 */
export function drawInput({ values, lines }: Grammar, chooser: Chooser): DrawnInput {
  const log = new ChoiceLog(chooser);
  const scope = new Scope();
  for (const [name, rule] of values) scope.set(name, drawRule(rule, log, scope));
  let text = '';
  for (const line of lines) {
    text += shownLine(line, scope);
    refuseTooLong(text);
  }
  return { text, answers: log.answers, choices: log.choices, pieces: log.pieces };
}

/** The same; null where the input would be larger than one may be. */
export function drawSmallInput(grammar: Grammar, chooser: Chooser): DrawnInput | null {
  try {
    return drawInput(grammar, chooser);
  } catch (error) {
    if (error instanceof TooManyPartsError) return null;
    throw error;
  }
}

function shownLine(line: Line, scope: Scope): string {
  if ('each' in line) {
    const value = scope.valueOf(line.each);
    const elements: readonly Value[] = typeof value === 'object' ? value : [value];
    return elements.map((element) => `${shownText(element)}\n`).join('');
  }
  const shown: string[] = [];
  let length = 0;
  for (const { name, isLength } of line.show) {
    const text = isLength ? String(scope.lengthOf(name)) : shownText(scope.valueOf(name));
    shown.push(text);
    length += text.length;
    refuseTooLong({ length });
  }
  return `${shown.join(' ')}\n`;
}

/** Before more is added: a line may name one value thousands of times. */
function refuseTooLong({ length }: { readonly length: number }): void {
  if (length > CHARACTERS_MAX) throw new TooManyPartsError('The input is too long');
}

import { readCodeLines, type CodeLine } from './code-lines.ts';
import { trimLineEnds } from './trim-line-ends.ts';

type Bracket = {
  readonly line: number;
  readonly isCurly: boolean;
  /** Opened by a `case` for itself. */
  readonly isOfLabel: boolean;
  hasCases: boolean;
};

const CASE_LABEL = /^(?:case\b[^;{]*|default\s*):/;
const STATEMENT_ENDS = /[;{}:,([]$|->$/;

/**
 * Indents every line by the brackets around it, one step a line however many it opens. A statement
 * that goes on in the next line, and what follows a `case`, is one step further in. Nothing but the
 * blanks at the two ends of lines changes.
 * @param width columns of one step
 */
export function reindentJava(source: string, width: number): string {
  const open: Bracket[] = [];
  let isGoingOn = false;
  const lines = readCodeLines(trimLineEnds(source, 'JAVA'), 'JAVA').map((line, number) => {
    const code = line.code.trim();
    const isLabel = CASE_LABEL.test(code);
    const closing = closingBrackets(code);
    const around = open.slice(0, Math.max(0, open.length - closing));
    if (isLabel) noteCases(around.at(-1));
    const closesLabel = open[around.length]?.isOfLabel === true;
    const goingOn = isGoingOn && closing === 0 && !code.startsWith('{') ? 1 : 0;
    const steps = stepsTo(around, isLabel || closesLabel) + goingOn;

    follow(open, code, { line: number, isOfLabel: isLabel });
    if (code !== '') isGoingOn = !isComplete(code) && open.at(-1)?.isCurly !== false;
    return indent(line, steps * width);
  });
  return lines.join('\n');
}

function closingBrackets(code: string): number {
  return /^[)\]}\s]*/.exec(code)?.[0].replace(/\s/g, '').length ?? 0;
}

function noteCases(bracket: Bracket | undefined): void {
  if (bracket) bracket.hasCases = true;
}

function isComplete(code: string): boolean {
  return STATEMENT_ENDS.test(code) || code.startsWith('@');
}

/** One for each line that opened a bracket, and one for being below a `case`. */
function stepsTo(around: readonly Bracket[], isAtLabel: boolean): number {
  const lines = new Set(around.map(({ line }) => line)).size;
  const isOutside = (index: number) =>
    index === around.length - 1 ? isAtLabel : around[index + 1]?.isOfLabel === true;
  const cases = around.filter(({ hasCases }, index) => hasCases && !isOutside(index)).length;
  return lines + cases;
}

/** What begins inside a string is part of its text; of a comment only lines with a star are moved. */
function indent({ text, startsIn }: CodeLine, columns: number): string {
  const content = text.trimStart();
  if (startsIn === 'string' || (startsIn === 'comment' && !content.startsWith('*'))) return text;
  if (content === '') return '';
  return ' '.repeat(columns + (startsIn === 'comment' ? 1 : 0)) + content;
}

function follow(open: Bracket[], code: string, opener: Pick<Bracket, 'line' | 'isOfLabel'>): void {
  for (const character of code) {
    if ('([{'.includes(character)) {
      open.push({ ...opener, hasCases: false, isCurly: character === '{' });
    } else if (')]}'.includes(character)) {
      open.pop();
    }
  }
}

import type { Problem, ProblemHtml } from './problem.ts';
import { splitHints } from './split-hints.ts';

/** What of a problem is written in Markdown; visitors see less of it. */
export type Written = Pick<Problem, 'description' | 'constraints' | 'examples'> &
  Partial<Pick<Problem, 'hints' | 'editorial'>>;

const BULLET = /^\s*[-*•]\s+/;

/** Each is drawn by itself. Nobody states so many. */
const LINES_MAX = 200;

/** Constraints are one text with a constraint per line, bulleted or not; very many stay one text. */
export function splitConstraints(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
  return lines.length > LINES_MAX ? [text] : lines;
}

/** The texts in Markdown of a problem, each once, where `Problem.html` has the HTML of each. */
export function textsOf({ description, constraints, examples, ...help }: Written): ProblemHtml {
  const explanations = Object.values(examples)
    .flat()
    .flatMap(({ explanation }) => (explanation ? [explanation] : []));
  return {
    description,
    constraints: splitConstraints(constraints),
    explanations: [...new Set(explanations)],
    hints: splitHints(help.hints ?? null),
    editorial: help.editorial?.trim() ? help.editorial : null,
  };
}

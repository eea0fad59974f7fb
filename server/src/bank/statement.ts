import { bankError } from './bank-error.ts';

export type Statement = {
  /** Everything but the constraints, as Markdown. */
  readonly description: string;
  /** One line per constraint. */
  readonly constraints: string;
};

const REQUIRED = ['Input', 'Output', 'Constraints'];
const KNOWN = [...REQUIRED, 'Notes'];

/**
 * Cuts a statement at its headings.
 * @throws {BankError} headings other than Input, Output, Constraints and Notes; constraints that
 *   are not a list
 */
export function splitStatement(file: string, markdown: string): Statement {
  const [intro = '', ...rest] = markdown.split(/^(?=## )/m);
  const sections = rest.map((text) => ({ heading: /^## (.*)/.exec(text)?.[1] ?? '', text }));
  const headings = sections.map((section) => section.heading);
  const wanted = KNOWN.filter((name) => REQUIRED.includes(name) || headings.includes(name));
  if (headings.join() !== wanted.join()) {
    throw bankError(file, `the headings must be ${wanted.join(', ')}, in this order`);
  }
  if (intro.trim().length < 10) throw bankError(file, 'does not say what to do');
  const constraints = sections.find((section) => section.heading === 'Constraints')?.text ?? '';
  const others = sections.filter((section) => section.heading !== 'Constraints');
  return {
    description: [intro, ...others.map((section) => section.text)].join('').trim(),
    constraints: bulletsOf(file, constraints).join('\n'),
  };
}

function bulletsOf(file: string, section: string): string[] {
  const lines = section
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
  const bullets = lines.map((line) => /^- (.+)$/.exec(line)?.[1]);
  if (bullets.length === 0 || bullets.includes(undefined)) {
    throw bankError(file, 'the constraints must be a list, one line each');
  }
  return bullets.filter((bullet) => bullet !== undefined);
}

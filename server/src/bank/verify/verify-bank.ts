import type { BankProblem } from '../bank-problem.ts';

/** Rules between problems: ids are unique, prerequisites exist. */
export function verifyBank(problems: readonly BankProblem[]): string[] {
  return [
    ...repeated(problems, 'uuid', (problem) => problem.bankId),
    ...repeated(problems, 'number', (problem) => String(problem.number)),
    ...repeated(problems, 'title', (problem) => problem.title),
    ...missingPrerequisites(problems),
    ...cycles(problems),
  ];
}

function repeated(
  problems: readonly BankProblem[],
  what: string,
  key: (problem: BankProblem) => string,
): string[] {
  const first = new Map<string, string>();
  return problems.flatMap((problem) => {
    const other = first.get(key(problem));
    first.set(key(problem), other ?? problem.slug);
    return other === undefined ? [] : [`${problem.slug} has the ${what} of ${other}`];
  });
}

function missingPrerequisites(problems: readonly BankProblem[]): string[] {
  const slugs = new Set(problems.map((problem) => problem.slug));
  return problems.flatMap(({ slug, prerequisites }) =>
    prerequisites
      .filter((name) => !slugs.has(name))
      .map((name) => `${slug} has the prerequisite ${name}, which is not in the bank`),
  );
}

/** Takes away, again and again, what needs nothing that is left; what stays goes round. */
function cycles(problems: readonly BankProblem[]): string[] {
  let left = [...problems];
  for (;;) {
    const names = new Set(left.map((problem) => problem.slug));
    const stuck = left.filter(({ prerequisites }) => prerequisites.some((name) => names.has(name)));
    if (stuck.length === left.length) break;
    left = stuck;
  }
  if (left.length === 0) return [];
  return [`these are each other's prerequisites: ${left.map(({ slug }) => slug).join(', ')}`];
}

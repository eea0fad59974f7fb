import type { BankProblem } from '../bank-problem.ts';
import type { Mutant } from './mutant.ts';
import { mutateJava } from './mutate-java.ts';
import { mutateJavaScript } from './mutate-javascript.ts';
import { mutatePython } from './mutate-python.ts';

/** How many mutants of each reference solution are run; evenly spread over its lines. */
const MUTANTS_PER_LANGUAGE = 30;

type Referenced = Pick<BankProblem, 'references'>;

/** All mutants of a problem's reference solutions. TypeScript's would be JavaScript's. */
export async function allMutantsOf({ references }: Referenced): Promise<Mutant[]> {
  const { JAVASCRIPT, PYTHON, JAVA } = references;
  return [
    ...(PYTHON === undefined ? [] : await mutatePython({ language: 'PYTHON', source: PYTHON })),
    ...(JAVASCRIPT === undefined
      ? []
      : mutateJavaScript({ language: 'JAVASCRIPT', source: JAVASCRIPT })),
    ...(JAVA === undefined ? [] : mutateJava({ language: 'JAVA', source: JAVA })),
  ];
}

/** Those that are run. */
export function someOfEach(mutants: readonly Mutant[]): Mutant[] {
  const languages = [...new Set(mutants.map(({ program }) => program.language))];
  return languages.flatMap((language) =>
    spread(mutants.filter(({ program }) => program.language === language)),
  );
}

function spread(mutants: readonly Mutant[]): Mutant[] {
  const step = Math.max(1, mutants.length / MUTANTS_PER_LANGUAGE);
  const wanted = Math.min(mutants.length, MUTANTS_PER_LANGUAGE);
  return Array.from({ length: wanted }, (_, index) => mutants[Math.floor(index * step)]).filter(
    (mutant) => mutant !== undefined,
  );
}

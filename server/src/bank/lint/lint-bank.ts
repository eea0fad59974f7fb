import type { BankProblem } from '../bank-problem.ts';
import { staleEntries } from '../strength/equivalents.ts';
import { lintProblem } from './lint-problem.ts';
import { readProse, wordsOf } from './prose.ts';
import { fingerprintOf, similarity } from './similarity.ts';
import { createSpeller } from './spelling.ts';

/** Above it two statements tell the same; below it they may define a word in the same sentence. */
const SIMILARITY_MAX = 0.75;

/** Rules for the language of problems, each of which a person would find by reading, and for their lists. */
export async function lintBank(problems: readonly BankProblem[]): Promise<string[]> {
  const isSpelt = await createSpeller();
  // Others' packages are theirs to write.
  const own = problems.filter(({ imported }) => imported === null);
  const faults: string[] = [];
  for (const problem of own) {
    const all = [...lintProblem(problem, isSpelt), ...(await staleEntries(problem))];
    faults.push(...all.map((fault) => `${problem.slug}: ${fault}`));
  }
  return [...faults, ...nearOnes(own)];
}

/** Compares what is told before the heading of the input: how trees are written is the same everywhere. */
function nearOnes(problems: readonly BankProblem[]): string[] {
  const told = problems.map(({ slug, description }) => {
    const [story = ''] = description.split(/^## /m);
    return { slug, fingerprint: fingerprintOf(readProse(story).sentences.flatMap(wordsOf)) };
  });
  return told.flatMap((one, at) =>
    told.slice(at + 1).flatMap((other) => {
      const share = similarity(one.fingerprint, other.fingerprint);
      if (share <= SIMILARITY_MAX) return [];
      const percent = Math.round(share * 100);
      return [`${one.slug}: ${percent} % of its statement stands in that of ${other.slug}`];
    }),
  );
}

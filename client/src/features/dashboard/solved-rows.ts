import { languageLabel } from '@stepwise/contracts/language-list';
import type { Difficulty } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import type { SolvedProblem } from './dashboard.api.ts';

export type SolvedRow = {
  readonly id: string;
  readonly title: string;
  readonly difficulty: Difficulty;
  readonly language: string;
  /** ISO; shown as a day. */
  readonly date: string;
};

type Judged = Pick<SubmissionSummary, 'problemId' | 'status' | 'language' | 'createdAt'>;

/**
 * The solved problems, with language and date of the latest submission that was accepted. Without one,
 * after a problem's tests have changed perhaps, the language is N/A and the date the problem's own.
 */
export function solvedRows(
  solved: readonly SolvedProblem[],
  submissions: readonly Judged[],
): SolvedRow[] {
  const latest = latestAccepted(submissions);
  return solved.map(({ id, title, difficulty, updatedAt }) => {
    const accepted = latest.get(id);
    const language = accepted ? languageLabel(accepted.language) : 'N/A';
    return { id, title, difficulty, language, date: accepted?.createdAt ?? updatedAt };
  });
}

function latestAccepted(submissions: readonly Judged[]): Map<string, Judged> {
  const latest = new Map<string, Judged>();
  for (const submission of submissions) {
    if (submission.status !== 'Accepted') continue;
    const known = latest.get(submission.problemId);
    // Both are ISO in UTC, which sorts as text.
    if (!known || submission.createdAt > known.createdAt) {
      latest.set(submission.problemId, submission);
    }
  }
  return latest;
}

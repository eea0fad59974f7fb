import { judgeSubmissions } from '../../import/judging/judge-submissions.ts';
import { describeJudged } from '../../import/judging/describe-judged.ts';
import type { Check } from '../verification.ts';

/** Programs of a foreign package get the verdicts that their folders promise. */
export const checkLabels: Check = async ({ problem, engine, signal, log }) => {
  const judged = await judgeSubmissions(problem, problem.imported?.submissions ?? [], {
    engine,
    signal,
    onJudged: (one) => log(describeJudged(one)),
  });
  const faults = judged.flatMap((one) =>
    one.skipped === null && !one.agrees ? [`${one.submission.name}: ${one.verdict}`] : [],
  );
  const wasAccepted = judged.some((one) => one.skipped === null && one.verdict === 'Accepted');
  // A package whose every solution is in other languages proves nothing here.
  return wasAccepted ? faults : [...faults, 'no accepted program of the package could be judged'];
};

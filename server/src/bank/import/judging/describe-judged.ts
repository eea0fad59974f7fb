import type { JudgedSubmission } from './judge-submissions.ts';

/** A line of the table of labelled programs: file, label, verdict, agreement. */
export function describeJudged(judged: JudgedSubmission): string {
  const { name, label } = judged.submission;
  const columns = [name.slice(label.length + 1).padEnd(32), label.padEnd(20)];
  if (judged.skipped !== null) return [...columns, `skipped: ${judged.skipped}`].join(' ');
  const { slowestMs, compileOutput, verdict } = judged;
  const figures = [
    verdictInWords(judged).padEnd(22),
    judged.agrees ? 'agrees  ' : 'DISAGREES',
    `${(slowestMs / 1000).toFixed(2)} s`,
    ...(verdict === 'Compilation Error' && compileOutput !== null ? [compileOutput] : []),
  ];
  return [...columns, ...figures].join(' ');
}

/** The verdict; where there is none because of the output validator, what that did. */
export function verdictInWords({ verdict, validatorFault }: Verdicts): string {
  return validatorFault === null ? verdict : `${verdict}: the output validator, ${validatorFault}`;
}

type Verdicts = Pick<Extract<JudgedSubmission, { skipped: null }>, 'verdict' | 'validatorFault'>;

import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { isPassed } from '../../../../judge/verdict.ts';
import { compilerText, listed, testsWith } from '../../verification.ts';
import type { Check } from '../../verification.ts';

/** A starter runs unchanged, so that a learner does not first see a crash; and solves nothing. */
export const checkStarters: Check = async (verification) => {
  const faults: string[] = [];
  for (const language of LANGUAGE_KEYS) {
    const source = verification.problem.starters[language];
    if (source === undefined) continue;
    const judgement = await verification.judge({ language, source });
    const crashes = testsWith(
      verification,
      judgement,
      (status) => !isPassed(status) && status !== 'Wrong Answer',
    );
    const name = `the ${language} starter`;
    if (judgement.verdict === 'Compilation Error') {
      faults.push(`${name} does not compile:\n${compilerText(judgement)}`);
    }
    if (isPassed(judgement.verdict)) faults.push(`${name} is accepted`);
    if (crashes.length > 0) faults.push(`${name} must run: ${listed(crashes)}`);
  }
  return faults;
};

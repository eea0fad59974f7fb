import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { isPassed } from '../../../../judge/verdict.ts';
import { fillStarter } from './fill-starter.ts';
import { compilerText, listed, testsWith } from '../../verification.ts';
import type { Check } from '../../verification.ts';

/** Filling in a starter's one function, and nothing else, solves the problem. */
export const checkFilledStarters: Check = async (verification) => {
  const { starters, references } = verification.problem;
  const faults: string[] = [];
  for (const language of LANGUAGE_KEYS) {
    const starter = starters[language];
    const reference = references[language];
    if (starter === undefined || reference === undefined) continue;
    const name = `the ${language} starter`;
    const source = await fillStarter(language, starter, reference);
    if (source === null) {
      faults.push(`${name} marks no function that the reference solution has`);
      continue;
    }
    const judgement = await verification.judge({ language, source });
    if (isPassed(judgement.verdict)) continue;
    const failed = testsWith(verification, judgement, (status) => !isPassed(status));
    const why = compilerText(judgement) || listed(failed);
    faults.push(`${name}, filled in with the reference solution's function: ${why}`);
  }
  return faults;
};

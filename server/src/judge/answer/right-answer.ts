import { isCustomChecker } from './custom-checker.ts';
import type { Job } from '../engine.ts';
import { isPassed, verdictOfTest } from '../verdict.ts';
import type { Answer } from '../verdict.ts';

const NEWLINE = 10;

/**
 * `Job.isRight` for tests with these answers. Nothing where a program has to look at an output: what
 * it says is known only after the run.
 */
export function rightAnswerOf(answers: readonly Answer[]): Pick<Job, 'isRight'> {
  if (answers.some(({ checker }) => isCustomChecker(checker))) return {};
  return {
    isRight: (result, isExact) => {
      const answer = answers[result.index];
      if (!answer || !isPassed(verdictOfTest(result, answer))) return false;
      return !isExact || isSame(result.stdout, answer.expected);
    },
  };
}

/** To the byte, but for one newline at the end. */
function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(withoutNewline(left), withoutNewline(right)) === 0;
}

function withoutNewline(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === NEWLINE ? bytes.subarray(0, -1) : bytes;
}

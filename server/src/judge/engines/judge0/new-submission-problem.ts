import { JudgeUnavailableError, LanguageUnavailableError } from '../../engine.ts';

/** What it means that the server does not take a submission, in the port's errors. */
export function newSubmissionProblem(wrong: string): Error {
  if (wrong.includes('language_id')) return new LanguageUnavailableError(`Judge0 says: ${wrong}`);
  return new JudgeUnavailableError(`Judge0 does not take our submissions: ${wrong}`);
}

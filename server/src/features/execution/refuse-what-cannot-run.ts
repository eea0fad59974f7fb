import { AppError } from '../../http/app-error.ts';
import {
  JudgeUnavailableError,
  LanguageUnavailableError,
  type JudgeEngine,
} from '../../judge/engine.ts';

const NEVER = 'Programs cannot be run on this installation. Please tell who runs it';

/**
 * Refuses before anything is stored what this installation can never run. What it may run again by
 * itself is worth keeping, by those who can.
 * @throws {AppError} JUDGE_UNAVAILABLE
 * @throws {JudgeUnavailableError} it may pass
 * @throws {LanguageUnavailableError}
 */
export function refuseWhatCannotRun(
  engine: JudgeEngine,
  language: string,
  { isKept = false } = {},
): void {
  const status = engine.status();
  if (isKept && status.mayPass === true) return;
  if (status.state === 'unavailable') {
    // Why, and what helps, is for those who run the installation: /readyz and the admin page say it.
    throw status.mayPass === true
      ? new JudgeUnavailableError(status.reasons.join(' '))
      : new AppError('JUDGE_UNAVAILABLE', NEVER, { retryAfterSeconds: 60 });
  }
  const entry = status.languages.find((candidate) => candidate.language === language);
  if (entry?.reason !== null) throw new LanguageUnavailableError(entry?.reason ?? 'not offered');
}

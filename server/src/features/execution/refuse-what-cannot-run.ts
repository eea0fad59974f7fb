import { AppError } from '../../http/app-error.ts';
import {
  JudgeUnavailableError,
  LanguageUnavailableError,
  type JudgeEngine,
} from '../../judge/engine.ts';

const NEVER = 'Programs cannot be run on this installation. Please tell whoever runs it';

/**
 * Refuses, before anything is stored, a program that this installation cannot run. While the judge is only
 * temporarily unavailable, callers that queue the program let it pass.
 * @throws {AppError} JUDGE_UNAVAILABLE
 * @throws {JudgeUnavailableError} it is temporary
 * @throws {LanguageUnavailableError}
 */
export function refuseWhatCannotRun(
  engine: JudgeEngine,
  language: string,
  { canBeQueued = false } = {},
): void {
  const status = engine.status();
  if (canBeQueued && status.isTemporary === true) return;
  if (status.state === 'unavailable') {
    // Why, and what helps, is for those who run the installation: /readyz and the admin page say it.
    throw status.isTemporary === true
      ? new JudgeUnavailableError(status.reasons.join(' '))
      : new AppError('JUDGE_UNAVAILABLE', NEVER, { retryAfterSeconds: 60 });
  }
  const entry = status.languages.find((candidate) => candidate.language === language);
  if (entry?.reason !== null) throw new LanguageUnavailableError(entry?.reason ?? 'not offered');
}

import {
  JudgeUnavailableError,
  LanguageUnavailableError,
  type JudgeEngine,
} from '../../judge/engine.ts';

/**
 * Refuses before anything is stored what this installation can never run.
 * @throws {JudgeUnavailableError}
 * @throws {LanguageUnavailableError}
 */
export function refuseWhatCannotRun(engine: JudgeEngine, language: string): void {
  const status = engine.status();
  if (status.state === 'unavailable') {
    throw new JudgeUnavailableError(
      ['Programs cannot be run on this installation', ...status.reasons].join('. '),
    );
  }
  const entry = status.languages.find((candidate) => candidate.language === language);
  const reason = entry ? entry.reason : `${language} is not offered here`;
  if (reason !== null) throw new LanguageUnavailableError(reason);
}

import {
  JudgeUnavailableError,
  LanguageUnavailableError,
  type JudgeEngine,
} from '../../judge/engine.ts';

const NEVER = 'Programs cannot be run on this installation';
const NOT_NOW = 'Programs cannot be run now, please try again later';

const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/**
 * Refuses before anything is stored what this installation can never run. What it may run again by
 * itself is worth keeping, by those who can.
 * @throws {JudgeUnavailableError}
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
    const { mayPass, reasons, remedies } = status;
    const said = mayPass ? [NOT_NOW, ...reasons] : [NEVER, ...reasons, ...remedies];
    throw new JudgeUnavailableError(said.map(asSentence).join(' '));
  }
  const entry = status.languages.find((candidate) => candidate.language === language);
  const reason = entry ? entry.reason : `${language} is not offered here`;
  if (reason !== null) throw new LanguageUnavailableError(reason);
}

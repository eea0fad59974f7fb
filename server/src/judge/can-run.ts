import type { LanguageKey } from '@stepwise/contracts/language';
import type { JudgeEngine } from './engine.ts';

/** Whether programs in all of these languages can run here now. */
export function canRun(engine: JudgeEngine, ...wanted: readonly LanguageKey[]): boolean {
  const { languages } = engine.status();
  return wanted.every((name) =>
    languages.some(({ language, reason }) => language === name && reason === null),
  );
}

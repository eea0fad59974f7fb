import { LANGUAGES, type LanguageStatus } from '@stepwise/contracts/language';
import { isTraced } from '@stepwise/contracts/trace-limits';
import type { JudgeEngine } from './engine.ts';

/** Every language the product knows, in the order it offers them, as this engine can run it. */
export function languageStatuses(engine: JudgeEngine): LanguageStatus[] {
  const readiness = new Map(engine.status().languages.map((entry) => [entry.language, entry]));
  return LANGUAGES.map(({ key, id, label }) => {
    const entry = readiness.get(key);
    const reason = entry ? entry.reason : 'This engine does not offer the language';
    const available = reason === null;
    // A recorder needs what Judge0's boxes do not promise: a folder to write to, a present version.
    const traceable = available && isTraced(key) && engine.name !== 'judge0';
    return { key, id, label, available, version: entry?.version ?? null, reason, traceable };
  });
}

/** For people who can do nothing about what is missing. */
export function withoutReason(status: LanguageStatus): LanguageStatus {
  return { ...status, reason: null };
}

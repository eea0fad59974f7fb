import { LANGUAGE_KEYS, languageLabel } from '@stepwise/contracts/language';
import type { EngineStatus } from '../../engine.ts';
import type { ProbedLanguage } from './probe/languages.ts';
import type { Trouble } from './probe/troubles.ts';

/** Nothing can run here. */
export function unavailable({ reason, remedy }: Trouble): EngineStatus {
  const languages = LANGUAGE_KEYS.map((language) => ({ language, version: null, reason }));
  return { state: 'unavailable', reasons: [reason], remedies: [remedy], languages };
}

/** What the probe of the languages says of the engine. */
export function statusOf(probed: readonly ProbedLanguage[]): EngineStatus {
  const broken = probed.filter((language) => language.reason !== null);
  return {
    state: broken.length === 0 ? 'ready' : 'degraded',
    reasons: broken.map(({ language, reason }) => `${languageLabel(language)}: ${reason ?? ''}`),
    remedies: broken.flatMap(({ remedy }) => remedy ?? []),
    languages: probed.map(({ language, version, reason }) => ({ language, version, reason })),
  };
}

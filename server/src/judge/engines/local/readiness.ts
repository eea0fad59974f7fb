import { LANGUAGE_KEYS, languageLabel } from '@stepwise/contracts/language';
import type { EngineStatus } from '../../engine.ts';
import type { ProbedLanguage } from './machine/probe/languages.ts';
import type { Trouble } from './machine/probe/troubles.ts';

/** Nothing can run here. */
export function unavailable(troubles: readonly Trouble[]): EngineStatus {
  const reasons = troubles.map(({ reason }) => reason);
  const remedies = [...new Set(troubles.map(({ remedy }) => remedy))];
  const reason = reasons.join(' ');
  const languages = LANGUAGE_KEYS.map((language) => ({ language, version: null, reason }));
  return { state: 'unavailable', reasons, remedies, languages };
}

/** What the probes of the languages and of the machine say of the engine. */
export function statusOf(
  probed: readonly ProbedLanguage[],
  facts: Pick<EngineStatus, 'isolation' | 'accounting'>,
): EngineStatus {
  const broken = probed.filter((language) => language.reason !== null);
  return {
    state: broken.length === 0 ? 'ready' : 'degraded',
    ...facts,
    reasons: broken.map(({ language, reason }) => `${languageLabel(language)}: ${reason ?? ''}`),
    remedies: broken.flatMap(({ remedy }) => remedy ?? []),
    languages: probed.map(({ language, version, reason }) => ({ language, version, reason })),
  };
}

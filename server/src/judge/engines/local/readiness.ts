import { LANGUAGE_KEYS, languageLabel } from '@stepwise/contracts/language';
import type { EngineStatus } from '../../engine.ts';
import type { LocalEngineParts, ReadyLanguage } from './local-engine.ts';
import type { ProbedLanguage } from './probe/languages.ts';
import type { Trouble } from './probe/troubles.ts';

export type Readiness = Pick<LocalEngineParts, 'status' | 'languages'>;

/** Nothing can run here. */
export function unavailable({ reason, remedy }: Trouble): Readiness {
  const languages = LANGUAGE_KEYS.map((language) => ({ language, version: null, reason }));
  const state = 'unavailable';
  return {
    status: { state, reasons: [reason], remedies: [remedy], languages },
    languages: new Map(),
  };
}

/** What the probe of the languages says of the engine. */
export function readinessOf(probed: readonly ProbedLanguage[]): Readiness {
  const broken = probed.filter((language) => language.reason !== null);
  const ready = probed.flatMap(({ language, toolchain, version }) =>
    toolchain && version !== null
      ? [[language, { toolchain, version } satisfies ReadyLanguage] as const]
      : [],
  );
  const status: EngineStatus = {
    state: broken.length === 0 ? 'ready' : 'degraded',
    reasons: broken.map(({ language, reason }) => `${languageLabel(language)}: ${reason ?? ''}`),
    remedies: broken.flatMap(({ remedy }) => remedy ?? []),
    languages: probed.map(({ language, version, reason }) => ({ language, version, reason })),
  };
  return { status, languages: new Map(ready) };
}

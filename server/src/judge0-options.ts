import type { Env } from './env.ts';
import type { EngineOptions } from './judge/create-engine.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from './judge/engines/judge0/settings.ts';

/** What the settings say of a Judge0 server; undefined when they name none. */
export function judge0Options(
  env: Env,
  log: (message: string) => void = () => undefined,
): EngineOptions['judge0'] {
  if (env.JUDGE0_URL === undefined) return undefined;
  const ids = languageIds({
    JAVASCRIPT: env.JUDGE0_JAVASCRIPT_ID,
    PYTHON: env.JUDGE0_PYTHON_ID,
    JAVA: env.JUDGE0_JAVA_ID,
    TYPESCRIPT: env.JUDGE0_TYPESCRIPT_ID,
  });
  return {
    settings: {
      url: env.JUDGE0_URL,
      token: env.JUDGE0_TOKEN ?? null,
      tokenHeader: env.JUDGE0_TOKEN_HEADER ?? DEFAULT_TOKEN_HEADER,
      languageIds: ids,
    },
    log,
  };
}

import type { LanguageKey } from '@stepwise/contracts/language';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../../../engine.ts';
import { createLocalEngine } from '../../local/create-local-engine.ts';
import { createJudge0Engine } from '../create-judge0-engine.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from '../settings.ts';
import { startDouble } from './start-double.ts';

/** What a client leaves goes on until its limits: sleepers must not keep the next test waiting. */
const WORKERS = 8;
const TIMING = { firstPollMs: 20, slowestPollMs: 250 };

/** For the contract: the client, and behind it a server that executes in the embedded sandbox. */
export async function createEngineOnDouble({
  languages = LANGUAGE_KEYS,
  ...options
}: {
  slots?: number;
  maxWaiting?: number;
  /** Those of the server; the client asks for all. */
  languages?: readonly LanguageKey[];
}): Promise<JudgeEngine> {
  const sandbox = await createLocalEngine({ slots: WORKERS, languages });
  await sandbox.proven();
  const token = 'the token of the double';
  const server = await startDouble(sandbox, { token, workers: WORKERS });
  const settings = {
    ...{ url: server.url, token, tokenHeader: DEFAULT_TOKEN_HEADER, languageIds: languageIds() },
  };
  const engine = await createJudge0Engine({ ...options, settings, timing: TIMING });
  const closeClient = engine.close.bind(engine);
  engine.close = async () => {
    await closeClient();
    await server.close();
    await sandbox.close();
  };
  return engine;
}

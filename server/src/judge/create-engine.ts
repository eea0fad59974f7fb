import type { JudgeEngine } from './engine.ts';
import { createLocalEngine } from './engines/local/create-local-engine.ts';

export type EngineSettings = { readonly JUDGE_ENGINE: 'local' | 'judge0' };

export type EngineLogger = { warn(message: string): void };

/**
 * Starts and probes the engine the settings name. There is no fallback from one to another: each
 * has its own guarantees, and which one runs is the operator's choice.
 * @throws when this version has no such engine
 */
export async function createEngine(
  settings: EngineSettings,
  logger: EngineLogger,
): Promise<JudgeEngine> {
  switch (settings.JUDGE_ENGINE) {
    case 'local':
      return await createLocalEngine({ log: (message) => logger.warn(message) });
    case 'judge0':
      throw new Error('JUDGE_ENGINE=judge0 is not available in this version');
    default: {
      const unknown: never = settings.JUDGE_ENGINE;
      throw new Error(`JUDGE_ENGINE=${String(unknown)} is unknown`);
    }
  }
}

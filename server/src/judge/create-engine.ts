import type { JudgeEngine } from './engine.ts';
import { createLocalEngine } from './engines/local/create-local-engine.ts';
import type { LocalEngineOptions } from './engines/local/create-local-engine.ts';

/** Values of JUDGE_ENGINE. */
export type EngineName = 'local' | 'judge0';

export type EngineOptions = {
  readonly local?: LocalEngineOptions;
};

/**
 * Starts the engine of this name and probes it. There is no fallback from one to another: each has
 * its own guarantees, and which one runs is the operator's choice.
 * @throws when this version has no such engine
 */
export async function createEngine(
  name: EngineName,
  options: EngineOptions = {},
): Promise<JudgeEngine> {
  switch (name) {
    case 'local':
      return await createLocalEngine(options.local);
    case 'judge0':
      throw new Error('JUDGE_ENGINE=judge0 is not available in this version');
    default: {
      const unknown: never = name;
      throw new Error(`JUDGE_ENGINE=${String(unknown)} is unknown`);
    }
  }
}

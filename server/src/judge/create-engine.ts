import type { JudgeEngine } from './engine.ts';
import { createJudge0Engine } from './engines/judge0/create-judge0-engine.ts';
import type { Judge0EngineOptions } from './engines/judge0/create-judge0-engine.ts';
import { createLocalEngine } from './engines/local/create-local-engine.ts';
import type { LocalEngineOptions } from './engines/local/create-local-engine.ts';

/** Values of JUDGE_ENGINE. */
export type EngineName = 'local' | 'judge0';

export type EngineOptions = {
  readonly local?: LocalEngineOptions;
  /** Needed for `judge0` alone. */
  readonly judge0?: Judge0EngineOptions | undefined;
};

/**
 * Starts the engine of this name and probes it. There is no fallback from one to another: each has
 * its own guarantees, and which one runs is the operator's choice.
 * @throws when there is no such engine, or it is not told where its server is
 */
export async function createEngine(
  name: EngineName,
  options: EngineOptions = {},
): Promise<JudgeEngine> {
  switch (name) {
    case 'local':
      return await createLocalEngine(options.local);
    case 'judge0':
      if (!options.judge0) throw new Error('JUDGE_ENGINE=judge0 needs JUDGE0_URL');
      return await createJudge0Engine(options.judge0);
    default: {
      const unknown: never = name;
      throw new Error(`JUDGE_ENGINE=${String(unknown)} is unknown`);
    }
  }
}

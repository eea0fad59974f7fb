import { JudgeUnavailableError, type JudgeEngine } from './engine.ts';

/**
 * An engine that starts no program while there is no room for what programs and compilers write.
 * Submissions are judged once there is.
 */
export function engineWithRoom(engine: JudgeEngine, hasRoom: () => Promise<boolean>): JudgeEngine {
  return {
    name: engine.name,
    get slots() {
      return engine.slots;
    },
    status: () => engine.status(),
    close: () => engine.close(),
    async *run(job, signal) {
      if (!(await hasRoom())) {
        throw new JudgeUnavailableError('The folder for temporary files is nearly full');
      }
      yield* engine.run(job, signal);
    },
  };
}

import { Breaker, PAUSE_MS, type Attempt } from './breaker.ts';
import {
  JobUnfinishedError,
  JudgeUnavailableError,
  LanguageUnavailableError,
  QueueFullError,
  type EngineStatus,
  type Job,
  type JudgeEngine,
  type RunEvent,
} from './engine.ts';

const REASON = `The judge failed too often; it is tried again every ${PAUSE_MS / 1000} s`;

/**
 * An engine that is left alone for a while when it keeps failing. Its status is then `degraded`:
 * what is sent in meanwhile is kept and judged later.
 */
export function guardedEngine(engine: JudgeEngine, breaker = new Breaker()): JudgeEngine {
  return {
    name: engine.name,
    get slots() {
      return engine.slots;
    },
    status: () => (breaker.isOpen ? degraded(engine.status(), breaker) : engine.status()),
    close: () => engine.close(),
    async *run(job, signal) {
      const attempt = breaker.enter();
      if (!attempt) throw new JudgeUnavailableError(REASON);
      yield* watched(engine, job, signal, attempt);
    },
  };
}

function degraded(status: EngineStatus, { isRefusing }: Breaker): EngineStatus {
  if (status.state === 'unavailable') return status;
  return { ...status, state: 'degraded', reasons: [...status.reasons, REASON], isRefusing };
}

async function* watched(
  engine: JudgeEngine,
  job: Job,
  signal: AbortSignal,
  attempt: Attempt,
): AsyncGenerator<RunEvent, void, undefined> {
  // Whoever leaves early has seen enough: the judge worked as far as it was asked.
  let isOk: boolean | null = null;
  let loser: string | undefined;
  let due = job.inputs.length;
  try {
    for await (const event of engine.run(job, signal)) {
      if (event.kind === 'compiled' && !event.compile.ok) due = 0;
      if (event.kind === 'result') due -= 1;
      if (event.kind === 'result' && event.result.ending === 'lost') loser = job.owner;
      else if (event.kind === 'result') attempt.proves();
      isOk = loser === undefined;
      yield event;
    }
    if (due > 0) [isOk, loser] = [false, undefined];
  } catch (error) {
    isOk = signal.aborted || saysNothing(error) ? null : false;
    loser = undefined;
    throw error;
  } finally {
    attempt.settle(isOk, loser);
  }
}

/** A full queue, a missing language and a job that alone cannot end are not failures of the judge. */
function saysNothing(error: unknown): boolean {
  return [QueueFullError, LanguageUnavailableError, JobUnfinishedError].some(
    (Kind) => error instanceof Kind,
  );
}

import type { Trace, traceRequestSchema } from '@stepwise/contracts/trace';
import type { z } from 'zod';
import { AppError, judgeStops } from '../../http/app-error.ts';
import { LanguageUnavailableError, type JudgeEngine } from '../../judge/engine.ts';
import { languageStatuses } from '../../judge/language-status.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import { recordTrace } from '../../trace/record-trace.ts';

/** With the wait for a slot. */
const TRACE_WITHIN_MS = 30_000;

const NOT_ELSEWHERE =
  'This site runs programs on another server, which cannot record what they do.';

export type TraceDeps = {
  readonly engine: JudgeEngine;
  /** Whether this process is overloaded: recordings are checked in it. */
  readonly isLagging: () => boolean;
  readonly stopping: AbortSignal;
};

type TraceInput = z.output<typeof traceRequestSchema> & {
  readonly userId: string;
  readonly signal: AbortSignal;
};

/**
 * Records a program on one input, and stores nothing.
 * @throws QUEUE_FULL when it takes too long; OVERLOADED; JUDGE_UNAVAILABLE when the server stops
 * @throws LANGUAGE_UNAVAILABLE, or {LanguageUnavailableError}: programs in this language cannot be recorded here
 * @throws what the engine throws
 */
export async function trace(
  { engine, isLagging, stopping }: TraceDeps,
  { language, source, input, userId, signal }: TraceInput,
): Promise<Trace> {
  if (engine.name === 'judge0') throw new AppError('LANGUAGE_UNAVAILABLE', NOT_ELSEWHERE);
  const status = languageStatuses(engine).find(({ key }) => key === language);
  if (status?.traceable !== true) throw new LanguageUnavailableError('cannot be recorded here');
  if (isLagging()) {
    throw new AppError('OVERLOADED', 'The server is busy, please try again in a moment', {
      retryAfterSeconds: 5,
    });
  }
  const within = firstSignal([signal], TRACE_WITHIN_MS);
  try {
    const asking = { engine, signal: within.signal, owner: userId };
    return await recordTrace({ language, source }, input, asking);
  } catch (error) {
    if (!within.signal.aborted) throw error;
    if (stopping.aborted) throw judgeStops(error);
    throw new AppError('QUEUE_FULL', 'The judge is busy, please try again', {
      retryAfterSeconds: 5,
      cause: error,
    });
  } finally {
    within.release();
  }
}

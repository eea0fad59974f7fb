import { AppError, judgeStops } from '../../../http/app-error.ts';
import { toAppError } from '../../../http/error-handler.ts';
import { firstSignal } from '../../../lib/process/first-signal.ts';

/** Of a submission the program is kept; of a problem nothing is, and the form still has it. */
const NOTHING_STORED = 'The judge cannot be reached; nothing was stored. Please try again later';

/**
 * Runs a save that first has programs judged, until the caller is gone or the server stops.
 * @throws JUDGE_UNAVAILABLE when the judge is away or the server stops; what `save` throws
 */
export async function saveOnceJudged<T>(
  gone: AbortSignal,
  stopping: AbortSignal,
  save: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, release } = firstSignal([gone, stopping]);
  try {
    return await save(signal);
  } catch (error) {
    if (stopping.aborted) throw judgeStops(error);
    const { code, options } = toAppError(error);
    if (code !== 'JUDGE_UNAVAILABLE') throw error;
    throw new AppError(code, NOTHING_STORED, { ...options, cause: error });
  } finally {
    release();
  }
}

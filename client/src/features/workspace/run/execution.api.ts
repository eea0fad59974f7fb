import type {
  CustomExecution,
  CustomExecutionInput,
  ExecuteInput,
} from '@stepwise/contracts/execution';
import type { RunSamplesInput } from '@stepwise/contracts/explore';
import type { LanguageStatus } from '@stepwise/contracts/language';
import type { Submission } from '@stepwise/contracts/submission';
import { call } from '../../../lib/api/api-client.ts';
import { stream } from '../../../lib/api/events/event-stream.ts';
import type { StreamEvent } from '../../../lib/api/operation.ts';
import { retryWhileBusy } from '../../../lib/api/retry/retry-while-busy.ts';

/** What the server tells of a run. */
export type ExecutionEvent = StreamEvent<'POST /execution-code'>;

/** The server tries a program out for a minute at most, and may have to find room for it first. */
const TRY_OUT_SILENCE_MS = 90_000;

/** The languages that this installation can run. */
export async function getLanguages(): Promise<LanguageStatus[]> {
  return (await call('GET /execution-code/languages')).data;
}

/** Somebody who presses Stop is told soon what came of it. */
const STOP_SILENCE_MS = 10_000;

/** Takes a submission back. Answers null; or with the submission, when its verdict came first. */
export async function withdraw(id: string): Promise<Submission | null> {
  const options = { path: { id }, silenceMs: STOP_SILENCE_MS };
  return (await call('DELETE /execution-code/{id}', options)).data;
}

/** Runs a program on the user's own inputs, beside the reference solution. */
export async function executeCustom(
  data: CustomExecutionInput,
  signal: AbortSignal,
): Promise<CustomExecution> {
  const options = { data, signal, silenceMs: TRY_OUT_SILENCE_MS };
  const run = () => call('POST /execution-code/custom', options);
  return (await retryWhileBusy(run, signal)).data;
}

/** Runs a visitor's program on the first samples of its problem. */
export async function executeSamples(
  data: RunSamplesInput,
  signal: AbortSignal,
): Promise<CustomExecution> {
  const options = { data, signal, silenceMs: TRY_OUT_SILENCE_MS };
  return (await call('POST /execution-code/samples', options)).data;
}

/**
 * Runs a program and tells of it as it goes. A server that answers in one piece (200, 201, or 202
 * while there is no verdict yet) gives a lone `done`. The events may end without one when the
 * connection breaks; whoever repeats the call with the same key gets the same submission.
 * @throws {ApiError} when the server refuses, cannot be reached or falls silent
 */
export function execute(
  body: ExecuteInput,
  idempotencyKey: string,
  signal: AbortSignal,
): AsyncGenerator<ExecutionEvent> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return stream('POST /execution-code', { body, headers, signal });
}

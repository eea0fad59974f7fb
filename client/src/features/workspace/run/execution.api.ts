import type {
  CustomExecution,
  CustomExecutionInput,
  ExecuteInput,
} from '@stepwise/contracts/execution';
import type { LanguageStatus } from '@stepwise/contracts/language';
import { call } from '../../../lib/api/api-client.ts';
import { readFrames, sendForStream } from '../../../lib/api/event-stream.ts';
import { readExecutionEvent, type ExecutionEvent } from './execution-event.ts';

/** The languages that this installation can run. */
export async function getLanguages(): Promise<LanguageStatus[]> {
  const contract = async () => {
    const { languagesResponseSchema } = await import('@stepwise/contracts/execution');
    return languagesResponseSchema;
  };
  return (await call({ method: 'get', url: '/execution-code/languages' }, contract)).data;
}

/** Runs a program on the user's own inputs, beside the reference solution. */
export async function executeCustom(
  input: CustomExecutionInput,
  signal: AbortSignal,
): Promise<CustomExecution> {
  const config = { method: 'post', url: '/execution-code/custom', data: input, signal };
  const contract = async () => {
    const { customExecutionResponseSchema } = await import('@stepwise/contracts/execution');
    return customExecutionResponseSchema;
  };
  return (await call(config, contract)).data;
}

/**
 * Runs a program and tells of it as it goes. A server that answers in one piece (200, 201, or 202
 * while there is no verdict yet) gives a lone `done`. The events may end without one when the
 * connection breaks; whoever repeats the call with the same key gets the same submission.
 * @throws {ApiError} when the server refuses or cannot be reached
 */
export async function* execute(
  input: ExecuteInput,
  idempotencyKey: string,
  signal: AbortSignal,
): AsyncGenerator<ExecutionEvent> {
  const response = await sendForStream('/execution-code', input, {
    headers: { 'Idempotency-Key': idempotencyKey },
    signal,
  });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream) {
    const done = await readExecutionEvent({ event: 'done', data: await response.text() });
    if (done) yield done;
    return;
  }
  for await (const frame of readFrames(response)) {
    const event = await readExecutionEvent(frame);
    if (event) yield event;
  }
}

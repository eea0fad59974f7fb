import type { ExecutionEventName, executionEventSchemas } from '@stepwise/contracts/execution';
import type { z } from 'zod';
import type { SseFrame } from '../../lib/sse-parser.ts';

/** What the server tells of a run, by event name. */
export type ExecutionEvent = {
  [Name in ExecutionEventName]: {
    readonly name: Name;
    readonly payload: z.output<(typeof executionEventSchemas)[Name]>;
  };
}[ExecutionEventName];

const NAMES: Record<ExecutionEventName, true> = {
  queued: true,
  running: true,
  test: true,
  done: true,
};

/**
 * The event in a frame; null for names this client does not know, which a newer server may send.
 * Where we develop and test it is held against its contract, see `call` in lib/api-client.
 * @throws {SyntaxError} when the data is no JSON
 */
export async function readExecutionEvent(frame: SseFrame): Promise<ExecutionEvent | null> {
  if (!Object.hasOwn(NAMES, frame.event)) return null;
  const name = frame.event as ExecutionEventName;
  const payload: unknown = JSON.parse(frame.data);
  if (import.meta.env.DEV) {
    const contracts = await import('@stepwise/contracts/execution');
    contracts.executionEventSchemas[name].parse(payload);
  }
  return { name, payload } as ExecutionEvent;
}

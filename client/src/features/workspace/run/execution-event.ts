import type { executionEventSchemas } from '@stepwise/contracts/execution';
import { eventReader, type StreamEvent } from '../../../lib/api/stream-event.ts';

type Schemas = typeof executionEventSchemas;

/** What the server tells of a run, by event name. */
export type ExecutionEvent = StreamEvent<Schemas>;

export const readExecutionEvent = eventReader<Schemas>(
  { queued: true, running: true, test: true, done: true },
  async () => (await import('@stepwise/contracts/execution')).executionEventSchemas,
);

import type { problemCheckEventSchemas } from '@stepwise/contracts/problem-edit';
import { eventReader, type StreamEvent } from '../../lib/api/stream-event.ts';

type Schemas = typeof problemCheckEventSchemas;

/** What the server tells while it checks and stores a problem, by event name. */
export type CheckEvent = StreamEvent<Schemas>;

export const readCheckEvent = eventReader<Schemas>(
  { checking: true, failed: true, done: true },
  async () => (await import('@stepwise/contracts/problem-edit')).problemCheckEventSchemas,
);

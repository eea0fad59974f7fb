import type { problemCheckEventSchemas } from '@stepwise/contracts/problem-edit';
import type { z } from 'zod';
import type { SseFrame } from '../../lib/sse-parser.ts';

type Name = keyof typeof problemCheckEventSchemas;

/** What the server tells while it checks and stores a problem, by event name. */
export type CheckEvent = {
  [Key in Name]: {
    readonly name: Key;
    readonly payload: z.output<(typeof problemCheckEventSchemas)[Key]>;
  };
}[Name];

const NAMES: Record<Name, true> = { checking: true, failed: true, done: true };

/**
 * The event in a frame; null for names that a newer server may send. Where we develop and test it is
 * held against its contract.
 * @throws {SyntaxError} when the data is no JSON
 */
export async function readCheckEvent({ event, data }: SseFrame): Promise<CheckEvent | null> {
  if (!Object.hasOwn(NAMES, event)) return null;
  const name = event as Name;
  const payload: unknown = JSON.parse(data);
  if (import.meta.env.DEV) {
    const { problemCheckEventSchemas } = await import('@stepwise/contracts/problem-edit');
    problemCheckEventSchemas[name].parse(payload);
  }
  return { name, payload } as CheckEvent;
}

import type { z } from 'zod';
import type { SseFrame } from './sse-parser.ts';

type Schemas = Record<string, z.ZodType>;

/** The events of a stream by name, typed by its contract. */
export type StreamEvent<S extends Schemas> = {
  [Name in keyof S]: { readonly name: Name; readonly payload: z.output<S[Name]> };
}[keyof S];

/**
 * Makes a reader of one stream's frames. It returns null for names that this client does not know,
 * which a newer server may send, and throws SyntaxError when the data is no JSON. Where we develop
 * and test, every event is held against its contract, see `call` in api-client.
 * @param contract loads the schemas, so that the first download does not contain them
 */
export function eventReader<S extends Schemas>(
  names: Record<keyof S, true>,
  contract: () => Promise<S>,
) {
  return async ({ event, data }: SseFrame): Promise<StreamEvent<S> | null> => {
    if (!Object.hasOwn(names, event)) return null;
    const payload: unknown = JSON.parse(data);
    if (import.meta.env.DEV) (await contract())[event]?.parse(payload);
    return { name: event, payload } as StreamEvent<S>;
  };
}

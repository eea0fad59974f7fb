import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { parseInput } from './input/parse-input.ts';

type Schemas = { body?: z.ZodType; query?: z.ZodType; params?: z.ZodType };
type Input<S extends Schemas> = { [K in keyof S]: S[K] extends z.ZodType ? z.output<S[K]> : never };

/** Parses the declared parts of the request by contract and hands the typed result to `run`. */
export function handle<S extends Schemas>(
  schemas: S,
  run: (input: Input<S>, req: Request, res: Response) => Promise<void> | void,
): RequestHandler {
  return async (req, res) => {
    const input: Partial<Record<keyof Schemas, unknown>> = {};
    if (schemas.params) input.params = parseInput(schemas.params, req.params);
    if (schemas.query) input.query = parseInput(schemas.query, req.query);
    // Without a body Express leaves it undefined; an empty object gives an error for each missing field.
    if (schemas.body) input.body = parseInput(schemas.body, req.body ?? {});
    await run(input as Input<S>, req, res);
  };
}

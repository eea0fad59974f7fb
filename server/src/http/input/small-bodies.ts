import { Router, type RequestHandler } from 'express';
import { hasBody, jsonBody } from './json-body.ts';

/** Reads the JSON body of every request but those to `large` paths, which read their own. */
export function readSmallBodies(large: readonly string[]): RequestHandler {
  const router = Router();
  router.use([...large], (_req, _res, next) => next('router'));
  router.use(jsonBody());
  // Most requests have none, and would be compared with each path all the same.
  return (req, res, next) => (hasBody(req) ? router(req, res, next) : next());
}

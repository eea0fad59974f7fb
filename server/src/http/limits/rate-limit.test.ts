import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { errorHandler } from '../error-handler.ts';
import { limitRate } from './rate-limit.ts';

/** Answers with the status that is asked for; of failures three are let through. */
function start() {
  const app = express();
  const window = { windowMinutes: 15, limit: 3, scale: 1, failuresOnly: true };
  app.use(limitRate(window), (req, res) => void res.sendStatus(Number(req.path.slice(1))));
  app.use(errorHandler);
  return async (status: number) => (await request(app).get(`/${status}`)).status;
}

it('counts failures, and neither what succeeded, was put off, nor failed here', async () => {
  const ask = start();
  for (const status of [200, 429, 500, 503, 401, 204, 403, 429, 503, 400]) {
    expect(await ask(status)).toBe(status);
  }
  expect([await ask(401), await ask(200)]).toEqual([429, 429]);
});

import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { limitAtOnce } from './limit-at-once.ts';

it('holds no place for who has left before it was their turn', async () => {
  let isSlow = true;
  let arrived: (res: Response) => void = () => undefined;
  const first = new Promise<Response>((resolve) => (arrived = resolve));
  const app = express()
    .use(async (_req, res, next) => {
      if (isSlow) {
        arrived(res);
        await once(res, 'close');
      }
      next();
    })
    .use(limitAtOnce({ limit: 1, scale: 1, key: () => 'all', message: 'One at a time' }))
    .get('/', (_req, res) => void res.send('done'));
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const leaving = get(url).on('error', () => undefined);
  const gone = once(await first, 'close');
  leaving.destroy();
  await gone;
  isSlow = false;
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, 'done']);
});

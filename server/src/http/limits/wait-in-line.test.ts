import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { waitInLine } from './wait-in-line.ts';

/** A server on which two requests of a key go on at once, each until it is answered here. */
async function startServer() {
  const responses: Response[] = [];
  const underWay: { readonly path: string; readonly res: Response }[] = [];
  const arrivals: (() => void)[] = [];
  const app = express()
    .use((_req, res, next) => {
      next();
      responses.push(res);
      arrivals.shift()?.();
    })
    .use(waitInLine({ key: (req) => req.get('X-Key') ?? '', atOnce: 2, scale: 1 }))
    .use((req, res) => void underWay.push({ path: req.path, res }));
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    paths: () => underWay.map(({ path }) => path),
    /** Resolves when the request has come as far as it may, with what makes its person leave. */
    ask: async (path: string, key = 'one') => {
      const arrived = new Promise<void>((resolve) => arrivals.push(resolve));
      const asking = get({ port, path, headers: { 'X-Key': key } }).on('error', () => undefined);
      await arrived;
      const res = responses.at(-1);
      return async () => {
        const gone = res && once(res, 'close');
        asking.destroy();
        await gone;
      };
    },
    answer: async () => {
      const { res } = underWay.shift() ?? {};
      if (!res || res.closed) return;
      const closed = once(res, 'close');
      res.end();
      await closed;
    },
  };
}

it('lets two of a key go on, and the others after them in their order', async () => {
  const { ask, answer, paths } = await startServer();
  for (const path of ['/a', '/b', '/c', '/d']) await ask(path);
  expect(paths()).toEqual(['/a', '/b']);
  await ask('/other', 'another');
  expect(paths()).toEqual(['/a', '/b', '/other']);
  await answer();
  expect(paths()).toEqual(['/b', '/other', '/c']);
  await answer();
  expect(paths()).toEqual(['/other', '/c', '/d']);
});

it('passes over who has left, and gives the place back of who leaves', async () => {
  const { ask, answer, paths } = await startServer();
  const leaveFirst = await ask('/a');
  await ask('/b');
  const leaveThird = await ask('/c');
  await ask('/d');
  await leaveThird();
  await leaveFirst();
  expect(paths()).toEqual(['/a', '/b', '/d']);
  await answer();
  await answer();
  await ask('/e');
  await ask('/f');
  expect(paths()).toEqual(['/d', '/e']);
});

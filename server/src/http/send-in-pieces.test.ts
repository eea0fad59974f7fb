import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import express from 'express';
import { expect, it } from 'vitest';
import { sendInPieces } from './send-in-pieces.ts';

async function* withoutEnd(): AsyncGenerator<string> {
  yield '[0';
  for (;;) {
    await setImmediate();
    yield ',1';
  }
}

it('breaks off when the session ends, and does not watch it any longer', async () => {
  let endSession = (): void => undefined;
  let isWatched = true;
  const app = express();
  const sent = new Promise<void>((resolve, reject) => {
    app.get('/', (_req, res) => {
      res.locals.onSessionEnd = (ended) => {
        endSession = ended;
        return () => (isWatched = false);
      };
      sendInPieces(res, 'ok', withoutEnd()).then(resolve, reject);
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ host: '127.0.0.1', port }), 'response')) as [IncomingMessage];
  answer.on('error', () => undefined).resume();
  await once(answer, 'data');
  const closed = new Promise((resolve) => void answer.on('close', resolve));
  endSession();
  await Promise.all([sent, closed]);
  expect([answer.complete, isWatched]).toEqual([false, false]);
  server.close();
});

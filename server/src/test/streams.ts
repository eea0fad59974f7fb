import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { afterEach } from 'vitest';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Lets the app listen until the end of the test, and answers the address of its API. */
export async function listen(app: Express): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
}

/** Reads a stream of events as it comes. */
export function readEvents(answer: Response) {
  const state = { names: [] as string[], places: [] as (number | null)[], hasEnded: false };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      for (const [, place = ''] of text.matchAll(/"before":(\d+|null)/g)) {
        state.places.push(JSON.parse(place) as number | null);
      }
      state.names.push(...[...text.matchAll(/^event: (\w+)/gm)].map(([, name = '']) => name));
    }
  };
  // Cut off at the end of the test, at the latest.
  void read()
    .catch(() => undefined)
    .finally(() => (state.hasEnded = true));
  return state;
}

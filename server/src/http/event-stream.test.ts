import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { openEventStream, type EventStream } from './event-stream.ts';

type Events = { readonly test: z.ZodType<{ text: string }>; readonly done: z.ZodType<object> };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A stream with both its ends. */
async function openStream(catchUpWithinMs?: number) {
  let opened: (ends: { stream: EventStream<Events>; res: Response }) => void = () => undefined;
  const accepted = new Promise<Parameters<typeof opened>[0]>((resolve) => (opened = resolve));
  const app = express().get('/', (_req, res) => {
    opened({ stream: openEventStream<Events>(res, catchUpWithinMs), res });
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { answer, ...(await accepted) };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk as string;
  return text;
}

it('is over where the client left before it was opened', async () => {
  let open: (res: Response) => void = () => undefined;
  const received = new Promise<Response>((resolve) => (open = resolve));
  const app = express().get('/', (_req, res) => open(res));
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  request.on('error', () => undefined);
  const res = await received;
  const gone = once(res, 'close');
  request.destroy();
  await gone;
  const stopWatching = vi.fn();
  res.locals.onSessionEnd = () => stopWatching;
  expect(openEventStream<Events>(res).closed.aborted).toBe(true);
  expect(stopWatching).toHaveBeenCalledOnce();
});

const MEGABYTE = 1024 * 1024;
const big = (name: string) => ({ text: name + 'x'.repeat(MEGABYTE) });
const namesIn = (text: string) => [...text.matchAll(/"text":"(\d+)x/g)].map(([, name]) => name);

/** A hundred megabytes, more than lies between two sockets. Answers how much was kept at most. */
async function sendMuch(stream: EventStream<Events>, res: Response): Promise<number> {
  let kept = 0;
  for (let n = 0; n < 100; n += 1) {
    stream.send('test', big(`${n}`));
    // The socket takes what it can before the next one.
    await new Promise((resolve) => setImmediate(resolve));
    kept = Math.max(kept, res.writableLength);
  }
  return kept;
}

describe('an event stream', () => {
  it('sends every event to whoever reads, in order', async () => {
    const { stream, answer } = await openStream();
    for (let n = 0; n < 50; n += 1) stream.send('test', { text: `${n}x` });
    stream.send('done', {});
    stream.end();
    const text = await textOf(answer);
    expect(namesIn(text)).toEqual(Array.from({ length: 50 }, (_, n) => `${n}`));
    expect(text.trim().endsWith('event: done\ndata: {}')).toBe(true);
  });

  it('keeps little for whoever is behind, who then gets the newest and the end', async () => {
    const { stream, res, answer } = await openStream();
    // Below the mark, and the event that went above it.
    expect(await sendMuch(stream, res)).toBeLessThan(2 * MEGABYTE);
    stream.send('done', {});
    stream.end();
    const names = namesIn(await textOf(answer));
    expect(names.length).toBeLessThan(60);
    expect(names.at(0)).toBe('0');
    expect(names.at(-1)).toBe('99');
  });

  it.each(['in the middle', 'at the end'])('gives up whoever never reads on, %s', async (when) => {
    const { stream, res } = await openStream(100);
    const closed = once(res, 'close');
    await sendMuch(stream, res);
    if (when === 'at the end') stream.end();
    await closed;
    expect(res.writableFinished).toBe(false);
    expect(stream.closed.aborted).toBe(true);
  });
});

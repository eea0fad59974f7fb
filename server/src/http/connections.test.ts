import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, Connections, refuseTurnedAway } from './connections.ts';
import { errorHandler } from './error-handler.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const SMALL = { most: 20, mostOfAddress: 8, turnedAway: 4, unreadForMs: 60_000 };

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers'] };

/** A server that answers `/` at once and `/held` when it is told to. */
async function start(limits = SMALL, isProxy: (address: string) => boolean = () => false) {
  const held = new Set<() => void>();
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, { log: () => ({ error: () => undefined }) });
    next();
  });
  app.get('/healthz', (_req, res) => void res.json({ ok: true }));
  app.use(refuseTurnedAway);
  app.get('/', (_req, res) => void res.json({}));
  app.get('/large', (_req, res) => void res.end(Buffer.alloc(50_000_000)));
  app.get('/held', (_req, res) => void held.add(() => res.json({})));
  app.use(errorHandler);
  const server = createServer({ keepAliveTimeout: 65_000 }, app);
  const connections = new Connections(limits, isProxy);
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Asks on a connection of its own, which stays open as long as the server wants. */
  const ask = async (path = '/', localAddress = '127.0.0.1'): Promise<Answer> => {
    const agent = new Agent({ keepAlive: true });
    cleanups.push(() => agent.destroy());
    const sent = request({ host: '127.0.0.1', port, path, localAddress, agent }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode ?? 0, headers: answer.headers };
  };
  const hold = async (count: number, localAddress?: string): Promise<void> => {
    const before = held.size;
    for (let n = 0; n < count; n += 1) void ask('/held', localAddress).catch(() => undefined);
    await expect.poll(() => held.size).toBe(before + count);
  };
  return { server, connections, port, ask, hold, held };
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

const TIMES = 21;

/** How long it takes, in milliseconds: the middle one, because the machine holds up this or that. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? NaN;
}

describe('the connections of a server', () => {
  it('are left for others, whatever one address keeps open', { timeout: 60_000 }, async () => {
    const { server, ask } = await start(CONNECTION_LIMITS);
    const alone = await medianOf(() => ask('/', '127.0.0.2'));
    for (let n = 0; n < 1_000; n += 100) {
      await Promise.all(Array.from({ length: 100 }, () => ask()));
    }
    const admitted: unknown[] = [];
    server.on('connection', ({ remoteAddress }: Socket) => admitted.push(remoteAddress));
    const beside = await medianOf(async () => {
      expect((await ask('/', '127.0.0.2')).status).toBe(200);
    });
    // Whoever asks is the next to be admitted, and has an answer at once.
    expect(admitted).toEqual(admitted.map(() => '127.0.0.2'));
    expect(admitted).toHaveLength(TIMES);
    expect(beside).toBeLessThan(Math.max(100, 10 * alone));
    // Nor is the address itself shut out: its idle connections go first.
    expect((await ask()).status).toBe(200);
    await expect
      .poll(() => countConnections(server))
      .toBeLessThanOrEqual(CONNECTION_LIMITS.mostOfAddress + 2 * TIMES);
  });

  it('are refused to an address that uses all of its share, and to no other', async () => {
    const { ask, hold, held } = await start();
    await hold(SMALL.mostOfAddress);
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', connection: 'close' });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/', '127.0.0.2')).status).toBe(200);
    for (const release of held) release();
    await expect.poll(async () => (await ask()).status).toBe(200);
  });

  it('are those of many where a proxy is trusted', async () => {
    const { ask, hold } = await start(SMALL, (address) => address === '127.0.0.1');
    await hold(SMALL.mostOfAddress + 4);
    expect((await ask()).status).toBe(200);
  });

  it('go to whoever asks before whoever is idle, and tell that there are none left', async () => {
    const { ask, hold } = await start();
    for (let n = 0; n < 5; n += 1) expect((await ask('/', `127.0.0.${n + 2}`)).status).toBe(200);
    await hold(7, '127.0.1.1');
    await hold(7, '127.0.1.2');
    await hold(6, '127.0.1.3');
    expect((await ask('/', '127.0.0.9')).status).toBe(503);
    expect((await ask('/healthz', '127.0.0.9')).status).toBe(200);
  });

  it('are not kept by those who are turned away and say nothing', { timeout: 30_000 }, async () => {
    const { port, hold, ask } = await start();
    await hold(SMALL.mostOfAddress);
    const silent: Socket[] = [];
    for (let n = 0; n < 3 * SMALL.turnedAway; n += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      cleanups.push(() => socket.destroy());
      silent.push(socket);
      await once(socket, 'connect');
    }
    expect((await ask('/healthz')).status).toBe(200);
    await expect
      .poll(() => silent.every(({ readableEnded, destroyed }) => readableEnded || destroyed), {
        timeout: 20_000,
      })
      .toBe(true);
  });

  it('are lost by whoever does not read the answer, not by who waits for one', async () => {
    const { server, port, held, ask } = await start({ ...SMALL, unreadForMs: 200 });
    const waiting = ask('/held');
    await expect.poll(() => held.size).toBe(1);
    const deaf = connect(port, '127.0.0.1').on('error', () => undefined);
    cleanups.push(() => deaf.destroy());
    deaf.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(deaf, 'readable');
    const closed = once(deaf, 'close');
    await expect.poll(() => countConnections(server)).toBe(1);
    deaf.resume();
    await closed;
    expect(deaf.bytesRead).toBeLessThan(50_000_000);
    for (const release of held) release();
    expect((await waiting).status).toBe(200);
  });

  it('end with the answer that is under way when the server stops', async () => {
    const { ask, held, connections } = await start();
    const answer = ask('/held');
    await expect.poll(() => held.size).toBe(1);
    connections.closeAfterAnswers();
    for (const release of held) release();
    expect((await answer).headers.connection).toBe('close');
    expect((await ask()).headers.connection).toBe('close');
  });
});

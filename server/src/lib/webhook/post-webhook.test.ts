import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { guardLookup, isRefused } from './unreachable-addresses.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Somebody who takes alerts, under an address with a secret in it. */
async function receiver(answer: RequestListener) {
  const got: string[] = [];
  const server = createServer((req, res) => {
    got.push(`${req.method ?? ''} ${req.url ?? ''}`);
    req.on('data', (piece: Buffer) => got.push(piece.toString()));
    answer(req, res);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${String(port)}/hooks/s3cret?key=s3cret`), got };
}

const send = (url: URL, withinMs = 10_000) =>
  postWebhook(url, '{"what":"test"}', AbortSignal.timeout(withinMs));

async function failureOf(url: URL, withinMs?: number): Promise<string> {
  const error = await send(url, withinMs).then(
    () => null,
    (reason: unknown) => reason as Error,
  );
  expect(error?.name).toBe('WebhookError');
  // Whatever is logged of an error: its text, its cause, where it was made.
  const everything = `${error?.stack ?? ''} ${JSON.stringify(error)} ${String(error?.cause)}`;
  expect(everything).not.toMatch(/s3cret|127\.0\.0\.1|169\.254/);
  return error?.message ?? '';
}

describe('a POST to an address that an operator has set', () => {
  it('brings the body there as JSON', async () => {
    let type: string | undefined;
    const { url, got } = await receiver((req, res) => {
      type = req.headers['content-type'];
      req.on('end', () => res.writeHead(204).end());
    });
    await send(url);
    expect(got).toEqual(['POST /hooks/s3cret?key=s3cret', '{"what":"test"}']);
    expect(type).toBe('application/json');
  });

  it('reads nothing of the answer: one without end is over at once', async () => {
    const { url } = await receiver((_req, res) => {
      const write = () => {
        while (!res.destroyed && res.write('x'.repeat(8_192)));
      };
      res.on('drain', write);
      write();
    });
    await send(url);
  });

  it('follows no redirect', async () => {
    const { url, got } = await receiver((_req, res) => res.writeHead(307, { Location: '/' }).end());
    expect(await failureOf(url)).toBe('the answer was 307, and redirects are not followed');
    expect(got.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it.each([404, 500])('fails on %i', async (status) => {
    const { url } = await receiver((_req, res) => res.writeHead(status).end('s3cret'));
    expect(await failureOf(url)).toBe(`the answer was ${String(status)}`);
  });

  it('has a deadline, also for an answer that never begins', async () => {
    const { url } = await receiver(() => undefined);
    expect(await failureOf(url, 100)).toBe('no answer in time');
  });

  it('says that a connection broke, or that there was none', async () => {
    const { url } = await receiver((req) => req.socket.destroy());
    expect(await failureOf(url)).toBe('no connection (ECONNRESET)');
    servers[0]?.close();
    servers[0]?.closeAllConnections();
    expect(await failureOf(url)).toBe('no connection (ECONNREFUSED)');
  });

  it.each([
    'http://169.254.169.254/s3cret',
    'https://169.254.0.1/s3cret',
    'http://[::ffff:169.254.169.254]/s3cret',
    'http://[::ffff:a9fe:a9fe]/s3cret',
    'http://2852039166/s3cret',
    'http://[fe80::1]/s3cret',
    'http://[fd00:ec2::254]/s3cret',
    'http://100.100.100.200/s3cret',
  ])('never goes to %s', async (address) => {
    expect(await failureOf(new URL(address), 2_000)).toBe('no connection (EADDRREFUSED)');
  });
});

describe('an address', () => {
  it.each(['127.0.0.1', '10.0.0.7', '192.168.1.2', '::1', 'fd12::1', '93.184.216.34'])(
    '%s may be one: the operator decides',
    (address) => {
      expect(isRefused(address)).toBe(false);
    },
  );

  const lookedUp = (found: Parameters<Parameters<LookupFunction>[2]>[1]) =>
    new Promise<string>((resolve) => {
      const guarded = guardLookup((_name, _options, callback) => callback(null, found, 4));
      guarded('hooks.example', {}, (error, address) => {
        resolve(error?.code ?? JSON.stringify(address));
      });
    });

  it('that a name stands for is looked at, each of them', async () => {
    const [good, bad] = ['10.0.0.7', '169.254.169.254'];
    expect(await lookedUp(good)).toBe('"10.0.0.7"');
    expect(await lookedUp([{ address: good, family: 4 }])).toContain('10.0.0.7');
    for (const found of [
      bad,
      [good, bad].map((address) => ({ address, family: 4 })),
      [{ address: '::ffff:169.254.169.254', family: 6 }],
    ]) {
      expect(await lookedUp(found)).toBe('EADDRREFUSED');
    }
  });
});

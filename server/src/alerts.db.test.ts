import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { serve } from './main.ts';
import { useTestDatabase } from './test/database.ts';
import { echoEngine } from './test/doubles/scripted-engine.ts';

const database = useTestDatabase();

const open: (() => unknown)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of open.splice(0).reverse()) await close();
});

/** Somebody who takes alerts, and what was said. */
async function receiver() {
  const said: Record<string, string>[] = [];
  const server = createServer((req, res) => {
    req.on('data', (piece: Buffer) => {
      said.push(JSON.parse(piece.toString()) as Record<string, string>);
    });
    req.on('end', () => res.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/s3cret`, said };
}

/** A clock that is never set, and can be moved on. */
function movableClock(): { moveOn: (minutes: number) => void } {
  const now = performance.now.bind(performance);
  let added = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + added);
  return { moveOn: (minutes) => (added += minutes * 60_000) };
}

it('a product that is not ready for minutes says so to the address of its settings', async () => {
  const { url, said } = await receiver();
  const begun = Date.now();
  const product = await serve({
    env: readEnv({ NODE_ENV: 'test', PORT: '0', ALERT_WEBHOOK_URL: url }),
    ...{ databaseUrl: database.url, jwtSecrets: ['a secret of tests that is long enough'] },
    ...{ engine: echoEngine, logger: createLogger('silent') },
    hasRoom: () => Promise.resolve(false),
    hasRoomToJudge: () => Promise.resolve(true),
    ...{ clientDirectory: null, concurrency: 0 },
  });
  open.push(() => product.stop());
  expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
  const clock = movableClock();
  // It looks four times a minute.
  await vi.waitFor(
    () => {
      clock.moveOn(3);
      expect(said).toHaveLength(1);
    },
    { timeout: 40_000, interval: 1_000 },
  );
  expect(said[0]).toMatchObject({ what: 'not-ready' });
  expect(Date.parse(said[0]?.['since'] ?? '')).toBeGreaterThanOrEqual(begun);
  expect(Object.keys(said[0] ?? {})).toEqual(['what', 'since', 'version', 'host']);
});

import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();

/** An app that allows each address 6 requests a minute. */
async function startStrictApp(trustedProxies: readonly string[]) {
  const { app } = await startTestApp(database.db, { trustedProxies, rateLimitScale: 0.01 });
  const askAs = (address: string) =>
    request(app).get('/api/v1/problems/get-all-problems').set('X-Forwarded-For', address);
  const useUp = async (address: string) => {
    for (let n = 0; n < 6; n += 1) await askAs(address).expect(401);
    await askAs(address).expect(429);
  };
  return { app, askAs, useUp };
}

describe('trusted proxies', () => {
  it('lets a proxy that is trusted say whose request it is', async () => {
    const { askAs, useUp } = await startStrictApp(['loopback']);
    await useUp('203.0.113.7');
    await askAs('203.0.113.8').expect(401);
  });

  it('believes only the last address, which the proxy itself has seen', async () => {
    const { askAs, useUp } = await startStrictApp(['loopback']);
    await useUp('203.0.113.7');
    await askAs('203.0.113.8, 203.0.113.7').expect(429);
  });

  it('lets nobody choose an address where no proxy is trusted', async () => {
    const { askAs, useUp } = await startStrictApp([]);
    await useUp('203.0.113.7');
    await askAs('203.0.113.8').expect(429);
  });

  it.each([
    { trustedProxies: ['loopback'], secure: true },
    { trustedProxies: [], secure: false },
  ])(
    'says Secure $secure of a cookie, and that HTTPS stays, behind $trustedProxies',
    async ({ trustedProxies, secure }) => {
      const { app } = await startTestApp(database.db, { trustedProxies });
      const answer = await request(app)
        .post('/api/v1/auth/register')
        .set('X-Forwarded-Proto', 'https')
        .send({ name: 'Ada', email: `ada-${secure}@example.com`, password: 'a long password' })
        .expect(201);
      expect(answer.get('Set-Cookie')?.join().includes('; Secure')).toBe(secure);
      expect(answer.get('Strict-Transport-Security')).toBe(secure ? 'max-age=31536000' : undefined);
    },
  );

  it.each([
    { origin: 'https://judge.example', trustedProxies: ['loopback'], status: 200 },
    { origin: 'http://judge.example', trustedProxies: ['loopback'], status: 403 },
  ])('meets $origin behind a proxy with HTTPS with $status', async (given) => {
    const { app } = await startTestApp(database.db, { trustedProxies: given.trustedProxies });
    await request(app)
      .post('/api/v1/auth/logout')
      .set({ Host: 'judge.example', 'X-Forwarded-Host': 'judge.example' })
      .set({ 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' })
      .set('Origin', given.origin)
      .expect(given.status);
  });
});

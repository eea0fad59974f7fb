import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();

const settings = {
  hostNames: ['judge.school.example'],
  clientOrigins: ['https://stepwise.example:8443'],
};

async function ask(host: string, path = '/healthz') {
  const { app } = await startTestApp(database.db, settings);
  return request(app).get(path).set('Host', host);
}

describe('the host of a request', () => {
  it.each([
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20',
    'localhost:5173',
    'LOCALHOST.',
    'stepwise.localhost',
    'judge.school.example:3000',
    'Stepwise.Example',
    `${hostname()}:3000`,
  ])('may be %s', async (host) => {
    expect((await ask(host)).status).toBe(200);
  });

  it.each([
    'evil.test',
    'evil.test:3000',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'evil.test#localhost',
    'x@localhost',
    '[::1].evil.test',
  ])('may not be %s', async (host) => {
    const answer = await ask(host);
    expect(answer.status).toBe(421);
    expect(answer.body).toMatchObject({
      code: 'WRONG_HOST',
      message: 'This server does not answer to this name',
    });
  });

  it('of another site makes no account and reads no figures', async () => {
    const { app } = await startTestApp(database.db, settings);
    const before = await database.db.user.count();
    await request(app)
      .post('/api/v1/auth/register')
      .set({ Host: 'evil.test', Origin: 'http://evil.test' })
      .send({ name: 'Ada', email: 'rebinding@example.com', password: 'secret-enough' })
      .expect(421);
    expect(await database.db.user.count()).toBe(before);
    expect((await ask('evil.test', '/metrics')).status).toBe(421);
    expect((await ask('127.0.0.1', '/metrics')).status).toBe(200);
  });

  it.each([
    { trustedProxies: ['loopback'], vouchedHost: 'people.example', status: 200 },
    { trustedProxies: ['loopback'], vouchedHost: undefined, status: 421 },
    { trustedProxies: [], vouchedHost: 'people.example', status: 421 },
  ])(
    'is $status where $trustedProxies say that it is $vouchedHost',
    async ({ trustedProxies, vouchedHost, status }) => {
      const { app } = await startTestApp(database.db, { trustedProxies });
      const answer = await request(app)
        .get('/healthz')
        .set({ Host: 'people.example', 'X-Forwarded-For': '203.0.113.7' })
        .set(vouchedHost === undefined ? {} : { 'X-Forwarded-Host': vouchedHost });
      expect(answer.status).toBe(status);
    },
  );

  it('is one', async () => {
    const { app } = await startTestApp(database.db);
    const server = app.listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const { port } = server.address() as { port: number };
      const socket = connect(port, '127.0.0.1');
      socket.write(
        'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*VALIDATION_FAILED/s);
    } finally {
      server.close();
    }
  });
});

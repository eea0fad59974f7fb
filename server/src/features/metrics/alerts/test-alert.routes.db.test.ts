import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { createLogger } from '../../../lib/logger.ts';
import { createAlerts } from './alerts.ts';

const database = useTestDatabase();
const TEST = '/api/v1/admin/metrics/test-alert';
const METRICS = '/api/v1/admin/metrics';

let status = 204;
const taken: unknown[] = [];
const receiver = createServer((req, res) => {
  req.on('data', (piece: Buffer) => taken.push(JSON.parse(piece.toString())));
  req.on('end', () => res.writeHead(status).end('s3cret'));
});

afterEach(() => {
  status = 204;
  taken.length = 0;
  receiver.closeAllConnections();
  receiver.close();
});

/** The site with somebody who takes its alerts. */
async function site(overrides: Parameters<typeof startTestApp>[1] = {}) {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${String(port)}/s3cret`);
  const logger = createLogger('silent');
  const alerts = createAlerts({ url, version: '1.2.3', host: 'judge-1', logger });
  const { browser } = await startTestApp(database.db, { worker: false, alerts, ...overrides });
  const admin = browser();
  const { id } = await signUpAdmin(database.db, admin);
  return { admin, id, newBrowser: browser };
}

describe('a test alert', () => {
  it('gets there, is seen among the figures and leaves a row', async () => {
    const { admin, id } = await site();
    const before = await admin.get(METRICS).expect(200);
    expect(before.body.data.alerts).toEqual({ isOn: true, lastSent: null, lastFailure: null });
    const { body } = await admin.post(TEST).expect(200);
    const lastSent = { what: 'test', at: expect.stringMatching(/^2/) };
    const alerts = { isOn: true, lastSent, lastFailure: null };
    expect(body).toEqual({ message: 'The test alert was sent', data: { isSent: true, alerts } });
    expect(taken).toEqual([
      { what: 'test', since: expect.stringMatching(/^2/), version: '1.2.3', host: 'judge-1' },
    ]);
    // At once, also where the other figures are kept for a moment.
    const after = await admin.get(METRICS).expect(200);
    expect(after.body.data.alerts).toEqual(alerts);
    const rows = await database.db.auditEvent.findMany({ where: { actorId: id } });
    expect(rows).toMatchObject([{ action: 'alert.tested', subjectType: 'user', subjectId: id }]);
  });

  it('that does not get there is said with the reason, without the address', async () => {
    const { admin } = await site();
    status = 500;
    const { body, text } = await admin.post(TEST).expect(200);
    expect(body).toMatchObject({
      message: 'The test alert was not sent: the answer was 500',
      data: { isSent: false, alerts: { lastFailure: { reason: 'the answer was 500' } } },
    });
    const figures = await admin.get(METRICS).expect(200);
    expect(text + figures.text).not.toMatch(/s3cret|127\.0\.0\.1/);
  });

  it('is sent ten times an hour at most', async () => {
    const { admin } = await site({ rateLimitScale: 1 });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await admin.post(TEST)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect(taken).toHaveLength(10);
  });

  it('is for administrators, where there is an address', async () => {
    const { admin, newBrowser, id } = await site({ alerts: null });
    const { body } = await admin.post(TEST).expect(404);
    expect(body.message).toBe('ALERT_WEBHOOK_URL is not set');
    expect((await admin.get(METRICS)).body.data.alerts.isOn).toBe(false);
    expect(await database.db.auditEvent.count({ where: { actorId: id } })).toBe(0);
    await newBrowser().post(TEST).expect(401);
    const learner = newBrowser();
    await signUp(learner);
    await learner.post(TEST).expect(403);
  });
});

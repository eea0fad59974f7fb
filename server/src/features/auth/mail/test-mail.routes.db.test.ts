import { describe, expect, it, vi } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { idleMail, SITE, startMailer, startMailingApp } from '../../../test/mailing-app.ts';

const database = useTestDatabase();
const TEST = '/api/v1/admin/mail/test';

describe('a test mail', () => {
  it('goes to whoever asks, and leaves a row', async () => {
    const { browser, server } = await startMailingApp(database.db);
    const admin = browser();
    const { id, email } = await signUpAdmin(database.db, admin);
    const { body } = await admin.post(TEST).expect(200);
    expect(body).toEqual({
      message: `The test mail was sent to ${email}`,
      data: { isSent: true },
    });
    const sent = server.mails.filter(({ raw }) => raw.includes('A test mail'));
    expect(sent).toMatchObject([{ to: email, text: expect.stringContaining(SITE) }]);
    const rows = await database.db.auditEvent.findMany({ where: { actorId: id } });
    expect(rows).toMatchObject([{ action: 'mail.tested', subjectType: 'user', subjectId: id }]);
  });

  it('that is not taken is said with the reason, and so is what waits', async () => {
    // Nobody listens there.
    const mail = startMailer(database.db, {
      url: 'smtp://127.0.0.1:1',
      pausesSeconds: [3_600, 3_600],
    });
    const { browser } = await startTestApp(database.db, { mail });
    const admin = browser();
    await signUpAdmin(database.db, admin);
    const { body } = await admin.post(TEST).expect(200);
    expect(body.message).toMatch(/^The test mail was not sent: .*ECONNREFUSED/);
    expect(body.data).toEqual({ isSent: false });
    // The confirmation of the own address was asked for on signing up.
    await vi.waitFor(
      async () => {
        const report = await admin.get('/api/v1/admin/mail').expect(200);
        expect(report.body.data.waitingError).toContain('ECONNREFUSED');
      },
      { timeout: 10_000 },
    );
  });

  it('is sent ten times an hour at most', async () => {
    const { browser } = await startTestApp(database.db, { mail: idleMail, rateLimitScale: 1 });
    const admin = browser();
    await signUpAdmin(database.db, admin);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await admin.post(TEST)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('is for administrators, where mail is on', async () => {
    const { browser } = await startTestApp(database.db);
    const [admin, learner] = [browser(), browser()];
    const { id } = await signUpAdmin(database.db, admin);
    expect((await admin.post(TEST).expect(404)).body.message).toContain('sends no mail');
    expect(await database.db.auditEvent.count({ where: { actorId: id } })).toBe(0);
    await browser().post(TEST).expect(401);
    await signUp(learner);
    await learner.post(TEST).expect(403);
  });
});

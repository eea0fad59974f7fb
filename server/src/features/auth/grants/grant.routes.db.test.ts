import { GRANTS_MAX } from '@stepwise/contracts/grants';
import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();
const USERS = '/api/v1/admin/users';
const SITE = { role: 'SETTER', scope: 'SITE', days: null };

async function company() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const [admin, browser] = [newBrowser(), newBrowser()];
  const { id: adminId } = await signUpAdmin(database.db, admin);
  const { id: userId } = await signUp(browser, { name: 'Grace Hopper' });
  return { admin, adminId, browser, userId };
}

const give = (browser: Browser, id: string, wish: object = SITE) =>
  browser.post(`${USERS}/${id}/grants`).send(wish);

const acts = async (subjectId: string) =>
  (await database.db.auditEvent.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId, before, after }) => ({ action, actorId, before, after }),
  );

const setterOf = async (browser: Browser) =>
  (await browser.get('/api/v1/auth/get-profile').expect(200)).body.data.setter as unknown;

describe('grants', () => {
  it('are given and taken by an administrator, and recorded', async () => {
    const { admin, adminId, browser, userId } = await company();
    const { id: problemId, title } = await buildProblem(database.db);
    expect(await setterOf(browser)).toBeUndefined();
    const wish = { role: 'SETTER', scope: 'PROBLEM', problemId, days: 7 };
    await give(admin, userId, wish).expect(200);
    expect(await setterOf(browser)).toBe('PROBLEM');
    const { body } = await give(admin, userId).expect(200);
    expect(await setterOf(browser)).toBe('SITE');
    expect(body.data).toMatchObject({ setter: 'SITE', role: 'USER' });
    const [ofSite, ofProblem] = body.data.grants as { id: string; expiresAt: string }[];
    const given = { role: 'SETTER', by: 'Ada Lovelace', isOver: false };
    expect(ofSite).toMatchObject({ ...given, scope: 'SITE', problem: null, expiresAt: null });
    expect(ofProblem).toMatchObject({
      ...given,
      ...{ scope: 'PROBLEM', problem: { id: problemId, title } },
    });
    const inDays = (Date.parse(ofProblem?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(inDays)).toBe(7);

    const take = (id = '') => admin.delete(`${USERS}/${userId}/grants/${id}`);
    await take(ofSite?.id).expect(200);
    await take(ofSite?.id).expect(404);
    const left = await take(ofProblem?.id).expect(200);
    expect(left.body.data.grants).toEqual([]);
    expect(await setterOf(browser)).toBeUndefined();
    const site = { role: 'SETTER', scope: 'SITE', expiresAt: null };
    const problem = { role: 'SETTER', scope: 'PROBLEM', problemId, expiresAt: expect.any(String) };
    expect(await acts(userId)).toEqual([
      { action: 'grant.given', actorId: adminId, before: null, after: problem },
      { action: 'grant.given', actorId: adminId, before: null, after: site },
      { action: 'grant.taken', actorId: adminId, before: site, after: null },
      { action: 'grant.taken', actorId: adminId, before: problem, after: null },
    ]);
  });

  it('are one for each place: given again they end anew, and the same again is no act', async () => {
    const { admin, userId } = await company();
    await give(admin, userId).expect(200);
    await give(admin, userId).expect(200);
    const { body } = await give(admin, userId, { ...SITE, days: 1 }).expect(200);
    expect(body.data.grants).toMatchObject([{ expiresAt: expect.any(String) }]);
    expect(await acts(userId)).toMatchObject([
      { before: null, after: { expiresAt: null } },
      { before: { expiresAt: null }, after: { expiresAt: expect.any(String) } },
    ]);
  });

  it('are shown when they have ended, and make nobody a setter', async () => {
    const { admin, browser, userId } = await company();
    await give(admin, userId, { ...SITE, days: 1 }).expect(200);
    await database.db.$executeRaw`
      UPDATE "RoleGrant" SET "expiresAt" = now() - interval '1 second'
      WHERE "userId" = ${userId}::uuid`;
    const { body } = await admin.get(`${USERS}/${userId}`).expect(200);
    expect(body.data.grants).toMatchObject([{ isOver: true }]);
    expect(body.data).not.toHaveProperty('setter');
    expect(await setterOf(browser)).toBeUndefined();
  });

  it('are few for one person, and for what is there', async () => {
    const { admin, userId } = await company();
    const gone = { role: 'SETTER', scope: 'PROBLEM', problemId: crypto.randomUUID(), days: null };
    await give(admin, userId, gone).expect(404);
    await give(admin, crypto.randomUUID()).expect(404);
    for (const wish of [
      { ...SITE, days: 0 },
      { ...SITE, role: 'ADMIN' },
      { ...gone, scope: 'ALL' },
    ]) {
      await give(admin, userId, wish).expect(400);
    }
    await database.db.roleGrant.createMany({
      data: Array.from({ length: GRANTS_MAX }, () => ({
        ...{ userId, role: 'SETTER' as const, scopeType: 'PROBLEM' as const },
        scopeId: crypto.randomUUID(),
      })),
    });
    await give(admin, userId).expect(409);
    expect(await acts(userId)).toEqual([]);
  });

  it('let nobody give any, and are not taken from another person', async () => {
    const { admin, browser, userId } = await company();
    const { id: otherId } = await signUp((await startTestApp(database.db)).browser());
    const { body } = await give(admin, userId).expect(200);
    const grantId = body.data.grants[0].id as string;
    await give(browser, otherId).expect(403);
    await browser.delete(`${USERS}/${userId}/grants/${grantId}`).expect(403);
    await admin.delete(`${USERS}/${otherId}/grants/${grantId}`).expect(404);
    expect(await setterOf(browser)).toBe('SITE');
    expect(await acts(otherId)).toEqual([]);
  });

  it('find who has one in the list of users', async () => {
    const { admin, userId } = await company();
    await give(admin, userId).expect(200);
    const list = await admin.get(USERS).query({ only: 'SETTER', search: 'hopper' }).expect(200);
    const found = list.body.data as { id: string; setter?: string }[];
    expect(found.find(({ id }) => id === userId)).toMatchObject({ setter: 'SITE' });
    expect(found.every(({ setter }) => setter !== undefined)).toBe(true);
  });

  it('stay when who gave them is gone', async () => {
    const { admin, adminId, browser, userId } = await company();
    await give(admin, userId).expect(200);
    await database.db.user.delete({ where: { id: adminId } });
    expect(await setterOf(browser)).toBe('SITE');
  });
});

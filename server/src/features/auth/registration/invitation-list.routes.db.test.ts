import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';

const database = useTestDatabase();
const INVITATIONS = '/api/v1/admin/invitations';
const REGISTER = '/api/v1/auth/register';
const PEOPLE = ['ada', 'grace', 'lea', 'kim'];

beforeEach(() => database.db.invitation.deleteMany());

type List = Record<'made' | 'used' | 'open' | 'over', number> & { id: string; name: string };
type Made = { invitation: { id: string; email: string; list: List }; path: string };

/** An administrator who has invited four people, of whom the first came and the last has waited too long. */
async function invitedClass() {
  const { db } = database;
  const { browser: newBrowser } = await startTestApp(db);
  const admin = newBrowser();
  const { id: adminId } = await signUpAdmin(db, admin);
  const emails = PEOPLE.map((name) => `${name}-${randomUUID()}@school.example`);
  const wish = { note: 'Class 10b', days: 7, emails, byMail: false };
  const { body } = await admin.post(`${INVITATIONS}/many`).send(wish).expect(201);
  const made = body.data as Made[];
  const register = ({ path, invitation: { email } }: Made) => {
    const [, invitation] = path.split('#');
    const person = { name: 'Ada Lovelace', email, password: 'secret-enough', invitation };
    return newBrowser().post(REGISTER).send(person);
  };
  const of = (name: string) => {
    const found = made.find(({ invitation }) => invitation.email.startsWith(name));
    if (!found) throw new Error(`${name} was not invited`);
    return found;
  };
  await register(of('ada')).expect(201);
  const [createdAt, expiresAt] = [new Date(Date.now() - 60_000), new Date(Date.now() - 1_000)];
  const { id } = of('kim').invitation;
  await db.invitation.update({ where: { id }, data: { createdAt, expiresAt } });
  const { list } = of('ada').invitation;
  const revoke = (listId = list.id) => admin.post(`${INVITATIONS}/lists/${listId}/revoke`).send({});
  return { admin, adminId, list, of, register, revoke };
}

const REVOKED = { action: 'invitation-list.revoked' };

describe('a list of invitations', () => {
  it('is withdrawn whole: whoever has registered stays, nobody else can', async () => {
    const { db } = database;
    const { admin, adminId, list, of, register, revoke } = await invitedClass();
    expect(list).toMatchObject({ name: 'Class 10b', made: 4, used: 0, open: 4, over: 0 });
    const alone = { note: 'A guest', places: 1, days: 7 };
    await admin.post(INVITATIONS).send(alone).expect(201);
    const { body } = await revoke().expect(200);
    const left = { ...list, used: 1, open: 0, over: 3 };
    expect(body).toEqual({ message: '2 invitations withdrawn', data: left });
    await register(of('grace')).expect(409);
    const listed = await admin.get(INVITATIONS).expect(200);
    const states = (listed.body.data as { note: string; state: string; list: List | null }[]).map(
      ({ note, state, list: itsList }) => [note, state, itsList],
    );
    expect(states).toContainEqual(['A guest', 'OPEN', null]);
    expect(states.filter(([, state]) => state === 'REVOKED')).toEqual([
      ['Class 10b', 'REVOKED', left],
      ['Class 10b', 'REVOKED', left],
    ]);
    expect(await db.user.count({ where: { email: of('ada').invitation.email } })).toBe(1);
    const acts = await db.auditEvent.findMany({ where: { actorId: adminId, ...REVOKED } });
    expect(acts).toMatchObject([{ subjectId: list.id, after: { withdrawn: 2 }, before: null }]);
  });

  it('that is withdrawn again stays as it is, without another row', async () => {
    const { adminId, revoke } = await invitedClass();
    const answers = await Promise.all([revoke().expect(200), revoke().expect(200)]);
    expect(answers.map(({ body }) => String(body.message)).sort()).toEqual([
      '2 invitations withdrawn',
      'None was open any more',
    ]);
    const where = { actorId: adminId, ...REVOKED };
    expect(await database.db.auditEvent.count({ where })).toBe(1);
  });

  it('that nobody made is not found', async () => {
    const { adminId, revoke } = await invitedClass();
    const { body } = await revoke(randomUUID()).expect(404);
    expect(body.code).toBe('NOT_FOUND');
    const where = { actorId: adminId, ...REVOKED };
    expect(await database.db.auditEvent.count({ where })).toBe(0);
  });
});

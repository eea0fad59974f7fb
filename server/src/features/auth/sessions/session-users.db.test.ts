import { describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { createSessionUsers } from './session-users.ts';

const database = useTestDatabase();

async function session(role: 'USER' | 'ADMIN', minutesLeft: number) {
  const { db } = database;
  const email = `${crypto.randomUUID()}@example.com`;
  const user = await db.user.create({ data: { email, name: 'Somebody', role } });
  const [row] = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO "Session" (id, "userId", "expiresAt") VALUES (gen_random_uuid(), ${user.id}::uuid,
      now() + make_interval(mins => ${minutesLeft})) RETURNING id`;
  const id = row?.id ?? '';
  return { sessionId: id, id: user.id, role, setter: null };
}

describe('createSessionUsers', () => {
  it('tells each of many who ask at once who they are, with one statement', async () => {
    const { db } = database;
    const read = vi.spyOn(db, 'read');
    const userOf = createSessionUsers({ db });
    const ann = await session('USER', 5);
    const bob = await session('ADMIN', 5);
    const late = await session('ADMIN', 0);
    const unknown = crypto.randomUUID();

    const ids = [ann, late, bob, ann].map(({ sessionId }) => sessionId);
    const users = await Promise.all([...ids, unknown].map(userOf));

    expect(users).toEqual([ann, null, bob, ann, null]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads the grants each time: one that is taken or has ended counts no more', async () => {
    const { db } = database;
    const userOf = createSessionUsers({ db });
    const { id: userId, sessionId } = await session('USER', 5);
    const setter = async () => (await userOf(sessionId))?.setter;
    const scopeId = crypto.randomUUID();
    const ofProblem = { userId, role: 'SETTER', scopeType: 'PROBLEM', scopeId } as const;
    await db.roleGrant.create({ data: ofProblem });
    expect(await setter()).toEqual({ ofSite: false, problemIds: [scopeId] });
    const ofSite = { userId, role: 'SETTER', scopeType: 'SITE' } as const;
    const { id } = await db.roleGrant.create({ data: ofSite });
    expect(await setter()).toEqual({ ofSite: true, problemIds: [scopeId] });
    const expireIn = (secs: number) => db.$executeRaw`
      UPDATE "RoleGrant" SET "expiresAt" = now() + make_interval(secs => ${secs})
      WHERE id = ${id}::uuid`;
    await expireIn(60);
    expect(await setter()).toMatchObject({ ofSite: true });
    await expireIn(-1);
    expect(await setter()).toEqual({ ofSite: false, problemIds: [scopeId] });
    await db.roleGrant.deleteMany({ where: { scopeId } });
    expect(await setter()).toBeNull();
  });

  it('reads the session each time: signing out takes effect at once', async () => {
    const { db } = database;
    const userOf = createSessionUsers({ db });
    const ann = await session('USER', 5);
    expect(await userOf(ann.sessionId)).toEqual(ann);
    await db.session.delete({ where: { id: ann.sessionId } });
    expect(await userOf(ann.sessionId)).toBeNull();
  });
});

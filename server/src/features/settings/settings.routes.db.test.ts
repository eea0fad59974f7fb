import { settingsResponseSchema } from '@stepwise/contracts/settings';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();
const SETTINGS = '/api/v1/admin/settings';

beforeEach(() => database.db.setting.deleteMany());

const setting = {
  ...{ name: 'PORT', about: 'Port.', value: '3000', isSecret: false, isSet: true },
  origin: 'DEFAULT' as const,
};

async function site() {
  const envSettings = [{ about: 'Server', settings: [setting] }];
  const { browser } = await startTestApp(database.db, { worker: false, envSettings });
  const admin = browser();
  await signUpAdmin(database.db, admin);
  const read = async () => {
    const { body } = await admin.get(SETTINGS).expect(200);
    return settingsResponseSchema.parse(body).data;
  };
  return { admin, read, newBrowser: browser };
}

describe('the settings', () => {
  it('are those of the start, and what was decided since', async () => {
    const { admin, read } = await site();
    const before = await read();
    expect(before.started).toEqual([{ about: 'Server', settings: [setting] }]);
    expect(before.decided.slice(0, 2)).toMatchObject([
      { name: 'Registration', value: 'Everybody', origin: 'DEFAULT' },
      { name: 'Domains of emails', value: 'Any', isSet: true, origin: 'DEFAULT' },
    ]);
    const domains = ['school.example', 'firm.example'];
    const decision = { mode: 'INVITATION', domains, basedOn: 0 };
    await admin.put('/api/v1/admin/registration').send(decision).expect(200);
    expect(before.decided.slice(2)).toMatchObject(
      Array.from({ length: 5 }, () => ({ value: null, isSet: false, origin: 'DEFAULT' })),
    );
    const ours = { name: 'Ada School', contactEmail: '', terms: 'Be kind.' };
    const said = { ...ours, privacy: '', imprint: '', basedOn: 0 };
    await admin.put('/api/v1/admin/site').send(said).expect(200);
    expect((await read()).decided.slice(2)).toMatchObject([
      { name: 'Name of the site', value: 'Ada School', isSet: true, origin: 'DATABASE' },
      { name: 'Contact address', value: null, isSet: false },
      { name: 'Terms of Service', value: null, isSet: true },
      ...[{ isSet: false }, { isSet: false }],
    ]);
    expect((await read()).decided.slice(0, 2)).toMatchObject([
      { value: 'Who is invited', origin: 'DATABASE' },
      { value: 'school.example, firm.example', isSet: true, origin: 'DATABASE' },
    ]);
  });

  it('that this version cannot read are a failure of the server, not of who asks', async () => {
    const { admin } = await site();
    await database.db.setting.create({ data: { key: 'registration', value: { mode: 'NEVER' } } });
    const { body } = await admin.get(SETTINGS).expect(500);
    expect(body).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong' });
  });

  it('of registration are not overwritten by who has not seen the last change', async () => {
    const { admin } = await site();
    const decide = (mode: string, basedOn: number) =>
      admin.put('/api/v1/admin/registration').send({ mode, domains: [], basedOn });
    const first = await decide('CLOSED', 0).expect(200);
    expect(first.body.data).toEqual({ mode: 'CLOSED', domains: [], revision: 1 });
    const stale = await decide('INVITATION', 0).expect(409);
    expect(stale.body.code).toBe('CONFLICT');
    await decide('INVITATION', 1).expect(200);
  });

  it('are for administrators', async () => {
    const { newBrowser } = await site();
    const learner = newBrowser();
    await learner.get(SETTINGS).expect(401);
    await signUp(learner);
    await learner.get(SETTINGS).expect(403);
  });
});

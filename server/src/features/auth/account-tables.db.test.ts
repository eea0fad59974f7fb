import { describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

/** Where the export has the rows that name somebody, by the column that does. */
const PLACES: Readonly<Record<string, string>> = {
  'Account.userId': 'accounts',
  'AnnouncementDismissal.userId': 'dismissed',
  'ApiToken.userId': 'tokens',
  'AuditEvent.actorId': 'acts',
  'AuditEvent.subjectId': 'acts',
  'Draft.userId': 'drafts',
  'Invitation.createdById': 'invitations',
  'Invitation.usedById': 'invitation',
  'Mail.userId': 'mails',
  'Note.userId': 'notes',
  'OneTimeLink.userId': 'links',
  'Playlist.userId': 'playlists',
  'Problem.ownerId': 'written',
  'ProblemProgress.userId': 'reviews.help',
  'PublicPage.userId': 'publicPage',
  'Rehearsal.userId': 'rehearsals',
  'Rejudging.createdById': 'rejudgings',
  'RevealedSolution.userId': 'revealed',
  'ReviewCard.userId': 'reviews.cards',
  'ReviewLog.userId': 'reviews.grades',
  'ReviewSettings.userId': 'reviews.settings',
  'RoleGrant.grantedById': 'granted',
  'RoleGrant.userId': 'grants',
  'Session.userId': 'sessions',
  'SolveSession.userId': 'reviews.opened',
  'SolvedMark.userId': 'solved',
  'Submission.userId': 'submissions',
};

/** Columns that name somebody whose account is gone, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'AuditEvent.actorId':
    'what was done is known for two years; who it was is not, without the account',
  'AuditEvent.subjectId': 'likewise',
};

/** Columns without a foreign key that hold ids, but never a person's. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  'AuditEvent.requestId': 'a request',
  'Invitation.listId': 'invitations that were made at once',
  'PastJudging.testSetId': 'tests, which may be gone',
  'Problem.bankId': 'a package of the bank',
  'Rejudging.countedTo': 'a submission, only its place in the order',
  'Rejudging.walkedTo': 'likewise',
  'RoleGrant.scopeId': 'a problem, by the scopes that there are',
  'TapeChunk.take': 'an opened page, whose recording goes with its rehearsal',
};

type Row = { readonly userId: string; readonly problemId: string };

/** Stores a row in each of these tables. */
async function fillTables({ userId, problemId }: Row): Promise<void> {
  const { db } = database;
  const [expiresAt, day] = [new Date('2100-01-01'), new Date('2026-05-10')];
  const testSet = await db.testSet.findFirstOrThrow({ where: { problemId } });
  const of = { userId, problemId };
  await db.account.create({ data: { userId, provider: 'google', subject: 'subject' } });
  const token = { userId, name: 'Laptop', tokenHash: 'token', start: 'swp_' };
  await db.apiToken.create({ data: { ...token, scopes: ['read'], expiresAt } });
  const shown = { text: 'We restart', level: 'INFO', audience: 'EVERYBODY' } as const;
  await db.announcement.create({
    data: {
      ...shown,
      startsAt: day,
      endsAt: expiresAt,
      dismissals: { create: { userId, version: 1 } },
    },
  });
  await db.draft.create({ data: { ...of, language: 'PYTHON', code: 'typed' } });
  await db.note.create({ data: { ...of, text: 'noted' } });
  const link = { userId, kind: 'RESET_PASSWORD', tokenHash: 'link', expiresAt } as const;
  await db.oneTimeLink.create({ data: link });
  await db.mail.create({ data: { userId, kind: 'EMAIL_CHANGED', to: 'old@example.com' } });
  await db.playlist.create({ data: { userId, name: 'Mine' } });
  await db.publicPage.create({ data: { userId, handle: 'ada' } });
  await db.problemProgress.create({ data: { ...of, hints: 1 } });
  const rehearsed = { userId, minutes: 30, startedAt: day, endsAt: expiresAt, endedAt: expiresAt };
  await db.rehearsal.create({
    data: { ...rehearsed, problems: { create: [{ problemId, position: 1 }] } },
  });
  await db.revealedSolution.create({ data: of });
  const submission = await db.submission.create({
    data: {
      ...{ ...of, problemTitle: 'Echo', testSetId: testSet.id, language: 'PYTHON' },
      ...{ totalCount: 2, passedCount: 2, doneAt: new Date() },
      ...{ sourceCode: 'echo', state: 'DONE', verdict: 'Accepted' },
    },
  });
  await db.solvedMark.create({ data: { ...of, submissionId: submission.id } });
  await db.reviewSettings.create({ data: { userId } });
  await db.problem.update({ where: { id: problemId }, data: { ownerId: userId } });
  await db.reviewCard.create({
    data: {
      ...{ ...of, due: day, lastReview: day, stability: 1, difficulty: 1 },
      ...{ scheduledDays: 1, reps: 1, lapses: 0 },
    },
  });
  await db.reviewLog.create({ data: { ...of, day, grade: 'GOOD', evidence: {} } });
  await db.solveSession.create({ data: { ...of, day } });
}

/** Stores a row for each column by which something names who looks after the site. */
async function administer({ userId, problemId }: Row, email: string): Promise<void> {
  const { db } = database;
  const expiresAt = new Date('2100-01-01');
  const grant = { role: 'SETTER', scopeType: 'SITE' } as const;
  const helper = await db.user.create({ data: { name: 'Helper', email: 'helper@example.com' } });
  await db.roleGrant.createMany({
    data: [
      { ...grant, userId },
      { ...grant, userId: helper.id, grantedById: userId },
    ],
  });
  await db.invitation.createMany({
    data: [
      { tokenHash: 'made', note: 'Class 10b', places: 30, expiresAt, createdById: userId },
      { tokenHash: 'used', note: email, email, places: 1, taken: 1, expiresAt, usedById: userId },
    ],
  });
  const { id: testSetId } = await db.testSet.findFirstOrThrow({ where: { problemId } });
  await db.rejudging.create({
    data: { problemId, testSetId, all: true, createdById: userId },
  });
  const subject = { subjectType: 'user', subjectId: userId };
  await db.auditEvent.create({ data: { ...subject, actorId: userId, action: 'token.made' } });
}

/** The columns that refer to people. */
function keysOfPeople(): Promise<string[]> {
  return readNames(`
    SELECT c.conrelid::regclass || '.' || a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = '"User"'::regclass`);
}

/** The columns that hold ids of something, and nothing says of what. */
function idsWithoutKey(): Promise<string[]> {
  return readNames(`
    SELECT c.oid::regclass || '.' || a.attname AS name
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.atttypid = 'uuid'::regtype AND a.attname <> 'id'
      AND NOT EXISTS (SELECT FROM pg_constraint k
        WHERE k.contype = 'f' AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey))`);
}

/** The tables in which this text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await readNames(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`);
  const parts = tables.map(
    (name) => `SELECT '${name}' AS name FROM "${name}" t WHERE strpos(t::text, $1) > 0`,
  );
  return [...new Set(await readNames(parts.join(' UNION ALL '), text))];
}

async function readNames(statement: string, ...values: string[]): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ name: string }>(statement, values);
  return rows.map(({ name }) => name.replaceAll('"', '')).sort();
}

async function countRows(place: string, userId: string): Promise<number> {
  const [table, column] = place.split('.');
  const { rows } = await database.db.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}" = $1`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

const at = (data: unknown, place: string): unknown =>
  place.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], data);

describe('every column that names a person', () => {
  it('is known', async () => {
    const naming = [...(await keysOfPeople()), ...(await idsWithoutKey())].sort();
    expect(naming).toEqual([...Object.keys(PLACES), ...Object.keys(OF_NOBODY)].sort());
  });

  it('is in the export of an account, and is emptied with the account', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const [browser, other] = [newBrowser(), newBrowser()];
    const { id: userId, email, password } = await signUp(browser);
    await signUp(other);
    const { id: problemId } = await buildProblem(database.db);
    await fillTables({ userId, problemId });
    await administer({ userId, problemId }, email);

    const exports = [browser, other].map((one) => one.get('/api/v1/auth/export').expect(200));
    const [own, ofOther] = (await Promise.all(exports)).map(({ body }) => body.data as unknown);
    for (const [column, place] of Object.entries(PLACES)) {
      expect(await countRows(column, userId), column).toBe(1);
      const kept = at(own, place);
      expect(Array.isArray(kept) ? kept : [kept], column).toEqual([expect.any(Object)]);
      // Everybody who asks has a session.
      if (place === 'sessions') continue;
      const none = at(ofOther, place);
      expect(none === null || (Array.isArray(none) && none.length === 0), column).toBe(true);
    }

    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    for (const column of Object.keys(PLACES)) {
      if (!(column in KEPT)) expect(await countRows(column, userId), column).toBe(0);
    }
    expect(await tablesWith(userId)).toEqual(['AuditEvent']);
    expect(await tablesWith(email)).toEqual([]);
  });
});

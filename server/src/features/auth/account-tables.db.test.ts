import { describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

/** Where the export has the rows of each table that says whose they are. */
const PLACES: Readonly<Record<string, string>> = {
  Account: 'accounts',
  AnnouncementDismissal: 'dismissed',
  ApiToken: 'tokens',
  Draft: 'drafts',
  Mail: 'mails',
  Note: 'notes',
  OneTimeLink: 'links',
  Playlist: 'playlists',
  ProblemProgress: 'reviews.help',
  PublicPage: 'publicPage',
  Rehearsal: 'rehearsals',
  RevealedSolution: 'revealed',
  ReviewCard: 'reviews.cards',
  ReviewLog: 'reviews.grades',
  ReviewSettings: 'reviews.settings',
  RoleGrant: 'grants',
  Session: 'sessions',
  SolvedMark: 'solved',
  SolveSession: 'reviews.opened',
  Submission: 'submissions',
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
  await db.roleGrant.create({ data: { userId, role: 'SETTER', scopeType: 'SITE' } });
  await db.reviewCard.create({
    data: {
      ...{ ...of, due: day, lastReview: day, stability: 1, difficulty: 1 },
      ...{ scheduledDays: 1, reps: 1, lapses: 0 },
    },
  });
  await db.reviewLog.create({ data: { ...of, day, grade: 'GOOD', evidence: {} } });
  await db.solveSession.create({ data: { ...of, day } });
}

/** The tables that say whose each row is. */
async function tablesOfPeople(): Promise<string[]> {
  const rows = await database.db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'userId'`;
  return rows.map(({ name }) => name).sort();
}

async function countRows(table: string, userId: string): Promise<number> {
  const { rows } = await database.db.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "${table}" WHERE "userId" = $1`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

const at = (data: unknown, place: string): unknown =>
  place.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], data);

describe('every table that says whose its rows are', () => {
  it('is in the export of an account, and is emptied with the account', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const [browser, other] = [newBrowser(), newBrowser()];
    const { id: userId, password } = await signUp(browser);
    await signUp(other);
    const { id: problemId } = await buildProblem(database.db);
    const tables = await tablesOfPeople();
    expect(tables).toEqual(Object.keys(PLACES).sort());
    await fillTables({ userId, problemId });

    const exports = [browser, other].map((one) => one.get('/api/v1/auth/export').expect(200));
    const [own, ofOther] = (await Promise.all(exports)).map(({ body }) => body.data as unknown);
    for (const table of tables) {
      expect(await countRows(table, userId), table).toBe(1);
      const kept = at(own, PLACES[table] ?? '');
      expect(Array.isArray(kept) ? kept : [kept], table).toEqual([expect.any(Object)]);
      // Everybody who asks has a session.
      if (table === 'Session') continue;
      const none = at(ofOther, PLACES[table] ?? '');
      expect(none === null || (Array.isArray(none) && none.length === 0), table).toBe(true);
    }

    await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    for (const table of tables) expect(await countRows(table, userId), table).toBe(0);
  });
});

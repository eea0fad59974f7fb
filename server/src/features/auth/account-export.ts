import type { Db } from '../../lib/db/db.ts';
import { shownTitle } from '../problems/problem.presenter.ts';
import {
  listActs,
  listInvitations,
  readAdministration,
  readInvitation,
} from './account-export-administration.ts';
import { allPages, PAGE } from './account-export-pages.ts';
import { listSubmissions } from './account-export-submissions.ts';
import { getUser } from './account.service.ts';
import { presentUser } from './auth.presenter.ts';

/** Each has recordings of up to three megabytes. */
const REHEARSALS_PAGE = 2;

const PROBLEM = { select: { id: true, title: true, isDraft: true } } as const;

/**
 * Everything stored about a user, as pieces of one JSON object. Only one page of submissions, drafts,
 * notes, rehearsals, acts or invitations is in memory at a time. Left out: hashes of passwords and tokens,
 * outputs for hidden tests, which could reveal them, and what is about other people.
 * @throws UNAUTHENTICATED before the first piece, when the account is gone
 */
export async function exportAccount(db: Db, userId: string): Promise<AsyncIterable<string>> {
  const user = presentUser(await getUser(db, userId), null);
  const rest = await readWhatIsSmall(db, userId);
  const head = JSON.stringify({ user, ...rest }, presentProblem);
  return pieces(db, userId, head);
}

async function* pieces(db: Db, userId: string, head: string): AsyncGenerator<string> {
  yield `${head.slice(0, -1)},"drafts":[`;
  yield* listed(allPages((after) => readDrafts(db, userId, after)));
  yield '],"notes":[';
  yield* listed(allPages((after) => readNotes(db, userId, after)));
  yield '],"rehearsals":[';
  yield* listed(allPages((after) => readRehearsals(db, userId, after), REHEARSALS_PAGE));
  yield '],"acts":[';
  yield* listed(listActs(db, userId));
  yield '],"invitations":[';
  yield* listed(listInvitations(db, userId));
  yield '],"submissions":[';
  yield* listed(listSubmissions(db, userId));
  yield ']}';
}

/** Problems by what people may know of them, wherever they stand. */
function presentProblem(key: string, value: unknown): unknown {
  if (key !== 'problem') return value;
  const { id, ...problem } = value as { id: string; title: string; isDraft: boolean };
  return { id, title: shownTitle(problem) };
}

/** The elements of a JSON list. */
async function* listed(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '';
  for await (const value of values) {
    yield separator + JSON.stringify(value, presentProblem);
    separator = ',';
  }
}

function readDrafts(db: Db, userId: string, id: { readonly gt?: string }) {
  return db.draft.findMany({
    where: { userId, id },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: {
      id: true,
      problem: PROBLEM,
      language: true,
      code: true,
      writtenAt: true,
      versions: { select: { code: true, writtenAt: true }, orderBy: { writtenAt: 'asc' } },
    },
  });
}

function readNotes(db: Db, userId: string, id: { readonly gt?: string }) {
  return db.note.findMany({
    where: { userId, id },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: {
      id: true,
      problem: PROBLEM,
      text: true,
      writtenAt: true,
    },
  });
}

function readRehearsals(db: Db, userId: string, id: { readonly gt?: string }) {
  return db.rehearsal.findMany({
    where: { userId, id },
    orderBy: { id: 'asc' },
    take: REHEARSALS_PAGE,
    select: {
      ...{ id: true, minutes: true, startedAt: true, endsAt: true, endedAt: true, rubric: true },
      ...{ recordsTyping: true, keepsTape: true, sharedParts: true },
      problems: {
        orderBy: { position: 'asc' },
        select: {
          problem: PROBLEM,
          ...{ openedAt: true, seconds: true, finalLanguage: true, finalCode: true },
          tape: {
            orderBy: [{ take: 'asc' }, { seq: 'asc' }],
            select: { take: true, seq: true, events: true },
          },
        },
      },
    },
  });
}

/** What there is little of. */
async function readWhatIsSmall(db: Db, userId: string) {
  const where = { userId };
  const [written, grants] = await readSetting(db, userId);
  const [access, publicPage, playlists, marks, reviews, dismissed, administration] =
    await Promise.all([
      readAccess(db, userId),
      db.publicPage.findUnique({ where, omit: { userId: true } }),
      db.playlist.findMany({
        where,
        select: {
          ...{ name: true, description: true, createdAt: true, updatedAt: true },
          entries: { select: { createdAt: true, problem: PROBLEM } },
        },
      }),
      readMarks(db, userId),
      readReviews(db, userId),
      db.announcementDismissal.findMany({
        where,
        select: { version: true, announcement: { select: { text: true } } },
      }),
      readAdministration(db, userId),
    ]);
  const rest = { playlists, ...marks, reviews, dismissed, ...administration };
  return { ...access, publicPage, grants, written, ...rest };
}

/** By what somebody gets in, and what was mailed about it. */
async function readAccess(db: Db, userId: string) {
  const where = { userId };
  const times = { createdAt: true, expiresAt: true } as const;
  const [invitation, accounts, sessions, tokens, links, mails] = await Promise.all([
    readInvitation(db, userId),
    db.account.findMany({ where, select: { provider: true, subject: true, createdAt: true } }),
    db.session.findMany({ where, select: { ...times, lastSeenAt: true } }),
    db.apiToken.findMany({
      where,
      select: { ...times, name: true, scopes: true, lastUsedAt: true },
    }),
    db.oneTimeLink.findMany({ where, select: { ...times, kind: true, email: true, usedAt: true } }),
    db.mail.findMany({ where, select: { kind: true, to: true, createdAt: true, failedAt: true } }),
  ]);
  return { invitation, accounts, sessions, tokens, links, mails };
}

/** What somebody has solved, and of what the reference solution was shown. */
async function readMarks(db: Db, userId: string) {
  const where = { userId };
  const [solved, revealed] = await Promise.all([
    db.solvedMark.findMany({
      where,
      select: { solvedAt: true, submissionId: true, problem: PROBLEM },
    }),
    db.revealedSolution.findMany({ where, select: { revealedAt: true, problem: PROBLEM } }),
  ]);
  return { solved, revealed };
}

/** The problems that somebody wrote, whose texts are the site's, and what they were given to write. */
function readSetting(db: Db, userId: string) {
  return Promise.all([
    db.problem.findMany({
      where: { ownerId: userId },
      select: { id: true, title: true, isDraft: true, createdAt: true, deletedAt: true },
    }),
    db.roleGrant.findMany({
      where: { userId },
      select: { role: true, scopeType: true, scopeId: true, createdAt: true, expiresAt: true },
    }),
  ]);
}

/** How often somebody wants to solve problems again, when they did, and what help they opened. */
async function readReviews(db: Db, userId: string) {
  const query = { where: { userId }, omit: { userId: true } } as const;
  const [settings, cards, grades, opened, help] = await Promise.all([
    db.reviewSettings.findUnique({
      ...query,
      omit: { userId: true, syncedAt: true, calendarHash: true },
    }),
    db.reviewCard.findMany(query),
    db.reviewLog.findMany(query),
    db.solveSession.findMany(query),
    db.problemProgress.findMany(query),
  ]);
  return { settings, cards, grades, opened, help };
}

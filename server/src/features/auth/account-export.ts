import type { Db } from '../../lib/db.ts';
import { presentTest } from '../submissions/submission.presenter.ts';
import { getUser } from './account.service.ts';
import { presentUser } from './auth.presenter.ts';

/** Submissions per page: their outputs may be megabytes. */
const PAGE = 20;

/**
 * Everything stored about a user, as pieces of one JSON object. Only one page of submissions is in
 * memory at a time. Left out: password hashes, and outputs for hidden tests, which could reveal them.
 * @throws UNAUTHENTICATED before the first piece, when the account is gone
 */
export async function exportAccount(db: Db, userId: string): Promise<AsyncIterable<string>> {
  const user = presentUser(await getUser(db, userId));
  const rest = await readAllButSubmissions(db, userId);
  const head = JSON.stringify({ user, ...rest });
  return pieces(db, userId, head);
}

async function* pieces(db: Db, userId: string, head: string): AsyncGenerator<string> {
  yield `${head.slice(0, -1)},"submissions":[`;
  let separator = '';
  for await (const submission of listSubmissions(db, userId)) {
    yield separator + JSON.stringify(submission);
    separator = ',';
  }
  yield ']}';
}

async function readAllButSubmissions(db: Db, userId: string) {
  const where = { userId };
  const problem = { select: { id: true, title: true } };
  const [accounts, sessions, playlists, solved, revealed] = await Promise.all([
    db.account.findMany({ where, select: { provider: true, subject: true, createdAt: true } }),
    db.session.findMany({ where, select: { createdAt: true, lastSeenAt: true, expiresAt: true } }),
    db.playlist.findMany({
      where,
      select: {
        name: true,
        description: true,
        createdAt: true,
        updatedAt: true,
        entries: { select: { createdAt: true, problem } },
      },
    }),
    db.solvedMark.findMany({ where, select: { solvedAt: true, submissionId: true, problem } }),
    db.revealedSolution.findMany({ where, select: { revealedAt: true, problem } }),
  ]);
  return { accounts, sessions, playlists, solved, revealed };
}

/** Oldest first. */
async function* listSubmissions(db: Db, userId: string) {
  for (let after: string | undefined; ;) {
    const page = await readPage(db, userId, after);
    for (const { results, past, ...submission } of page) {
      yield { ...submission, tests: results.map(presentResult), earlierJudgings: past };
    }
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

type SubmissionRow = Awaited<ReturnType<typeof readPage>>[number];

function readPage(db: Db, userId: string, after: string | undefined) {
  return db.submission.findMany({
    // Ids are made in the order of time.
    where: { userId, ...(after === undefined ? {} : { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: {
      id: true,
      problemId: true,
      problemTitle: true,
      language: true,
      sourceCode: true,
      state: true,
      verdict: true,
      compileOutput: true,
      runtimeVersion: true,
      passedCount: true,
      totalCount: true,
      createdAt: true,
      doneAt: true,
      results: {
        omit: { submissionId: true },
        include: { testCase: { select: { hidden: true } } },
        orderBy: { position: 'asc' },
      },
      past: {
        select: { verdict: true, passedCount: true, totalCount: true, judgedAt: true },
        orderBy: { judgedAt: 'asc' },
      },
    },
  });
}

function presentResult({ testCase, testCaseId, ...result }: SubmissionRow['results'][number]) {
  const test = { id: testCaseId, position: result.position, input: null, output: null };
  const shown = presentTest({ ...test, hidden: testCase.hidden }, result);
  const { index, passed, status, hidden, stdout, stderr, time, memory } = shown;
  return { index, passed, status, hidden, stdout, stderr, time, memory };
}

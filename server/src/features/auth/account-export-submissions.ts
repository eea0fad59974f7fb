import { z } from 'zod';
import type { Db } from '../../lib/db/db.ts';
import {
  presentReplaced,
  presentStatus,
  presentTest,
} from '../submissions/submission.presenter.ts';
import { allPages, PAGE, type After } from './account-export-pages.ts';

/** What somebody sent in with all that came of it, oldest first. */
export async function* listSubmissions(db: Db, userId: string) {
  const rows = allPages((after) => readSubmissions(db, userId, after));
  for await (const row of rows) {
    const { results, past, replacedVerdict, replacedAt, replacedByTests, ...submission } = row;
    const replaced = presentReplaced({ replacedVerdict, replacedAt, replacedByTests });
    const tests = results.map((result) => presentResult(result));
    yield { ...submission, tests, replaced, earlierJudgings: await presentPast(db, past) };
  }
}

type SubmissionRow = Awaited<ReturnType<typeof readSubmissions>>[number];

function readSubmissions(db: Db, userId: string, id: After) {
  return db.submission.findMany({
    // Ids are made in the order of time.
    where: { userId, id },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: {
      ...{ id: true, problemId: true, problemTitle: true, language: true, sourceCode: true },
      ...{ state: true, verdict: true, compileOutput: true, runtimeVersion: true },
      ...{ passedCount: true, totalCount: true, createdAt: true, doneAt: true },
      ...{ replacedVerdict: true, replacedAt: true, replacedByTests: true },
      results: {
        omit: { submissionId: true },
        include: { testCase: { select: { hidden: true } } },
        orderBy: { position: 'asc' },
      },
      past: { omit: { id: true, submissionId: true }, orderBy: { judgedAt: 'asc' } },
      counterexample: { omit: { submissionId: true, edition: true } },
      growth: { omit: { submissionId: true, edition: true } },
    },
  });
}

function presentResult({ testCase, testCaseId, ...result }: SubmissionRow['results'][number]) {
  const test = { id: testCaseId, position: result.position, input: null, output: null };
  const shown = presentTest({ ...test, hidden: testCase.hidden }, result);
  const { index, passed, status, hidden, stdout, stderr, time, memory } = shown;
  return { index, passed, status, hidden, stdout, stderr, time, memory };
}

/** As a judging is kept when another one replaces it: without outputs. */
const pastResultsSchema = z.array(
  z.object({ position: z.int(), verdict: z.string(), cpuMs: z.number(), memoryKb: z.number() }),
);

const NOT_KEPT = {
  wallMs: 0,
  exitCode: null,
  signal: null,
  stdout: Buffer.of(),
  stderr: Buffer.of(),
};

/** The earlier judgings of one submission. A test that is not there any more counts as hidden. */
async function presentPast(db: Db, past: SubmissionRow['past']) {
  if (past.length === 0) return [];
  const shown = await db.testCase.findMany({
    where: { testSetId: { in: past.map(({ testSetId }) => testSetId) }, hidden: false },
    select: { testSetId: true, position: true },
  });
  const visible = new Set(shown.map(({ testSetId, position }) => `${testSetId} ${position}`));
  return past.map(({ results, testSetId, verdict, ...judging }) => ({
    ...judging,
    verdict: presentStatus({ state: 'DONE', verdict }),
    tests: pastResultsSchema.parse(results).map((kept) => {
      const result = { ...NOT_KEPT, ...kept, passed: kept.verdict === 'Accepted' };
      const hidden = !visible.has(`${testSetId} ${kept.position}`);
      const test = { id: '', position: kept.position, input: null, output: null, hidden };
      const { index, passed, status, time, memory } = presentTest(test, result);
      return { index, passed, status, hidden, time, memory };
    }),
  }));
}

import type { solvedProblemsResponseSchema } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import type { z } from 'zod';
import { call } from '../../lib/api/api-client.ts';

/** Maximum page size of the API. */
const PAGE = 500;

export type SolvedProblem = z.output<typeof solvedProblemsResponseSchema>['data'][number];

/** Last solved first; `solvedAt` is the first time. */
export async function getSolvedProblems(): Promise<SolvedProblem[]> {
  return (await call('GET /problems/get-solved-problems')).data;
}

/** All submissions of the user, newest first, from all pages. */
export async function getAllSubmissions(): Promise<SubmissionSummary[]> {
  const submissions: SubmissionSummary[] = [];
  let cursor: string | null = null;
  do {
    const page = await getPage(cursor);
    submissions.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return submissions;
}

function getPage(cursor: string | null) {
  const params = { limit: PAGE, ...(cursor === null ? {} : { cursor }) };
  return call('GET /submission/get-all-submissions', { params });
}

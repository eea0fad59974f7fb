import type { solvedProblemsResponseSchema } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import type { z } from 'zod';
import { call } from '../../lib/api/api-client.ts';
import { countByDay, streaks } from './activity.ts';

/** Maximum page size of the API. */
const PAGE = 500;
/** Enough for the streak of most people. */
const STREAK_PAGE = 100;

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
    const page = await getPage(cursor, PAGE);
    submissions.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return submissions;
}

/** Days in a row with a submission; of the pages only those are read that it reaches. */
export async function getStreak(today: number): Promise<number> {
  const submissions: SubmissionSummary[] = [];
  let cursor: string | null = null;
  let days: number;
  do {
    const page = await getPage(cursor, STREAK_PAGE);
    submissions.push(...page.data);
    const counts = countByDay(submissions);
    days = streaks(counts, today).current;
    // While every day that was read belongs to it, it may reach further back.
    cursor = days === counts.size ? page.nextCursor : null;
  } while (cursor !== null);
  return days;
}

function getPage(cursor: string | null, limit: number) {
  const params = { limit, ...(cursor === null ? {} : { cursor }) };
  return call('GET /submission/get-all-submissions', { params });
}

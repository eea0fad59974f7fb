import type {
  ProblemReview,
  ReviewGrade,
  ReviewList,
  ReviewSettings,
} from '@stepwise/contracts/review';
import { call } from '../../lib/api/api-client.ts';

/** What is to be solved again today. */
export async function getReviews(): Promise<ReviewList> {
  return (await call('GET /review')).data;
}

export async function putReviewSettings(settings: ReviewSettings): Promise<ReviewList> {
  return (await call('PUT /review/settings', { data: settings })).data;
}

/** @returns the path of the calendar, which is not told again, and since when it is that */
export async function postCalendar(): Promise<{ path: string; since: string }> {
  return (await call('POST /review/calendar', { data: {} })).data;
}

export async function deleteCalendar(): Promise<void> {
  await call('DELETE /review/calendar');
}

export async function getProblemReview(problemId: string): Promise<ProblemReview> {
  return (await call('GET /review/{problemId}', { path: { problemId } })).data;
}

/**
 * What is told behind the person's back: that the session has ended is a failure as any other then, and
 * takes nobody away from what they type.
 */
const inSilence = {
  validateStatus: (status: number) => (status >= 200 && status < 300) || status === 401,
};

/** The page of a problem was opened, maybe to solve it again. */
export async function noteOpened(problemId: string, review: boolean): Promise<ProblemReview> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const options = { path: { problemId }, data: { timeZone, review }, ...inSilence };
  return (await call('POST /review/{problemId}/opened', options)).data;
}

/** Help that is on the screen. */
export type Seen = { hints?: number; editorial?: true; solution?: true };

export async function noteSeen(problemId: string, seen: Seen): Promise<void> {
  const options = { path: { problemId }, data: seen, ...inSilence };
  await call('POST /review/{problemId}/seen', options);
}

export async function noteActive(problemId: string, seconds: number): Promise<void> {
  const options = { path: { problemId }, data: { seconds }, ...inSilence };
  await call('POST /review/{problemId}/active', options);
}

export async function postGrade(problemId: string, grade: ReviewGrade): Promise<ProblemReview> {
  return (await call('POST /review/{problemId}/grade', { path: { problemId }, data: { grade } }))
    .data;
}

/** Not today. */
export async function postBury(problemId: string): Promise<void> {
  await call('POST /review/{problemId}/bury', { path: { problemId } });
}

/** Its card and grades go, for good. */
export async function postForget(problemId: string): Promise<ProblemReview> {
  return (await call('POST /review/{problemId}/forget', { path: { problemId } })).data;
}

/** Never again, or as before. */
export async function postSuspend(problemId: string, suspended: boolean): Promise<void> {
  const options = { path: { problemId }, data: { suspended } };
  await call('POST /review/{problemId}/suspend', options);
}

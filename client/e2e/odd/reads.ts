import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import type { Page } from '@playwright/test';
import { ada } from '../../src/test/people.ts';
import { buildProblem, testId } from '../../src/test/problems.ts';
import { expect } from '../fixtures.ts';
import { people } from '../still-people.ts';
import { playlists } from '../still-world.ts';
import { FAILED, hasFailed, SUBMISSION } from './analysis-writes.ts';
import { ok, type Otherwise } from './otherwise.ts';
import { isAnnounced } from './other-writes.ts';
import { isGraded, REPORT, WATCH } from './rehearsal-writes.ts';
import { isSolved } from './review-writes.ts';
import { press, requestsOf } from './write.ts';

export type Read = Extract<keyof typeof OPERATIONS, `GET ${string}`> | 'GET /readyz';

/** A page, or a part of one that is opened by a press, and what it reads. */
export type ReadingPage = Otherwise & {
  readonly path: string;
  readonly as: 'stranger' | 'learner' | 'administrator';
  /** Tabs and buttons that are pressed before it reads. */
  readonly press?: readonly string[];
  /** What else is done before, in the words of a title. */
  readonly open?: readonly [what: string, how: (page: Page) => Promise<void>];
  readonly reads: readonly Read[];
  /** Without these nothing is missing. */
  readonly spare?: readonly Read[];
  /** These are tried on another page. */
  readonly others?: readonly Read[];
  /** The button with which it is read again. */
  readonly again?: string;
  /** Strangers have it, too: this is its heading for them. */
  readonly ofStrangers?: RegExp;
};

const PROFILE = 'GET /auth/get-profile';
const UNREAD = 'GET /admin/messages/unread';
const LIST = 'GET /problems/get-all-problems';
const PATHS = 'GET /problems/learning-paths';
const SOLVED = 'GET /problems/get-solved-problems';
const SUBMISSIONS = 'GET /submission/get-all-submissions';
const OF_PROBLEM = 'GET /submission/get-submission/{problemId}';
const COUNT = 'GET /submission/get-submission-count/{problemId}';
const OF_SUBMISSION = [
  ...[PROFILE, 'GET /problems/get-problem/{id}', PATHS, 'GET /draft/{problemId}'],
  'GET /execution-code/languages',
] as const;
const STAIRS = 'problems/get-problem/climbingstairs';
const solvedProblem = buildProblem({ id: testId(100), solvedBy: [{ userId: ada.id }] });
const GRAPHS = playlists.find(({ name }) => name === 'Graphs');
const ADDED = `playlist/${GRAPHS?.id ?? ''}/add-problem`;
const EDIT = `/add-problem?edit=${testId(100)}`;

export const READING_PAGES: readonly ReadingPage[] = [
  {
    ...{ path: '/', as: 'learner', ofStrangers: /Master/ },
    reads: [PROFILE, LIST, PATHS, SUBMISSIONS],
    others: ['GET /review'],
  },
  {
    // Whoever is signed in is sent home.
    ...{ path: '/login', as: 'learner', ofStrangers: /Welcome Back/ },
    ...{ reads: [PROFILE], others: [LIST, PATHS, SUBMISSIONS, 'GET /review'] },
  },
  {
    // Without an answer it says how it goes without mail, and what texts said before there were figures.
    ...{ path: '/forgot-password', as: 'stranger', reads: [] },
    spare: ['GET /auth/mail', 'GET /explore/figures'],
  },
  {
    // The same of the figures.
    ...{ path: '/register', as: 'stranger', reads: [] },
    spare: ['GET /auth/registration', 'GET /explore/figures'],
  },
  { path: '/explore', as: 'stranger', reads: ['GET /explore/problems'] },
  { path: '/explore/climbingstairs', as: 'stranger', reads: ['GET /explore/problem/{id}'] },
  {
    // The list is whole without its column of paths and the marks of notes.
    ...{ path: '/problems', as: 'learner', reads: [PROFILE, LIST], spare: [PATHS, 'GET /note'] },
  },
  {
    ...{ path: '/problem/climbingstairs', as: 'learner' },
    reads: [PROFILE, 'GET /problems/get-problem/{id}'],
    // A run in a missing language is refused with the reason, the last result is in the list as well,
    // without its path a problem is one as any other, and where a draft is says its word of state.
    spare: ['GET /execution-code/languages', OF_PROBLEM, PATHS, 'GET /draft/{problemId}'],
  },
  {
    ...{ path: '/problem/climbingstairs', as: 'learner', press: ['Versions'] },
    reads: ['GET /draft/{problemId}/versions'],
  },
  {
    // Where a note is says its word of state.
    ...{ path: '/problem/climbingstairs', as: 'learner', press: ['Notes'] },
    ...{ reads: [], spare: ['GET /note/{problemId}'] },
  },
  {
    // How it grows is not offered where that is not known, and the count stands below the list alone.
    ...{ path: SUBMISSION, as: 'learner', reads: ['GET /submission/{id}', OF_PROBLEM] },
    ...{ spare: ['GET /submission/{id}/growth', COUNT], others: OF_SUBMISSION },
  },
  {
    // The server says when it is asked to search.
    ...{ path: FAILED, as: 'learner', world: hasFailed, reads: [] },
    spare: ['GET /submission/{id}/counterexample'],
    others: ['GET /submission/{id}', OF_PROBLEM, COUNT, ...OF_SUBMISSION],
  },
  {
    ...{ path: '/problem/climbingstairs', as: 'learner', world: { [STAIRS]: ok(solvedProblem) } },
    press: ['Editorial', 'Show the reference solution'],
    reads: ['GET /problems/get-reference-solution/{id}'],
  },
  {
    ...{ path: '/problem/climbingstairs', as: 'learner', again: 'Download the samples' },
    open: ['in an own editor', downloadSamples],
    reads: ['GET /problems/get-samples/{id}'],
  },
  {
    // When it comes back is told on the page of reviews as well.
    ...{ path: '/problem/climbingstairs', as: 'learner', world: isSolved, press: ['Run Code'] },
    ...{ reads: [], spare: ['GET /review/{problemId}'] },
  },
  {
    // After it was added: the list of the page is whole without the playlist as it is now.
    ...{ path: '/problems', as: 'learner', world: { [ADDED]: ok(GRAPHS) } },
    ...{ open: ['a problem added to a playlist', addToPlaylist] },
    ...{ reads: ['GET /playlist/{id}'], again: 'Save Climbing Stairs to a playlist' },
  },
  {
    // Without it nothing is announced.
    ...{ path: '/contest', as: 'stranger', ...isAnnounced, reads: [] },
    spare: ['GET /announcements'],
  },
  { path: '/learn', as: 'learner', reads: [PROFILE, LIST, PATHS] },
  {
    // Without the list it introduces, and names no next problem.
    ...{ path: '/learn/fundamentals', as: 'learner', reads: [PROFILE, PATHS], spare: [LIST] },
  },
  { path: '/review', as: 'learner', reads: [PROFILE, 'GET /review'] },
  { path: '/rehearsal', as: 'learner', reads: [PROFILE, 'GET /rehearsal'] },
  {
    ...{ path: `/rehearsal/${testId(701)}`, as: 'learner' },
    reads: [PROFILE, 'GET /rehearsal/{id}'],
  },
  {
    ...{ path: REPORT, as: 'learner', world: isGraded, press: [WATCH], again: WATCH },
    reads: ['GET /rehearsal/{id}/tape/{position}'],
  },
  {
    ...{ path: '/dashboard', as: 'learner', reads: [PROFILE, LIST, SOLVED, SUBMISSIONS] },
    others: ['GET /playlist', 'GET /review', PATHS],
  },
  {
    ...{ path: '/dashboard?tab=playlists', as: 'learner', reads: ['GET /playlist'] },
    others: [PROFILE, LIST, SOLVED, SUBMISSIONS],
  },
  {
    ...{ path: '/profile', as: 'learner' },
    reads: [PROFILE, PATHS, 'GET /auth/tokens', 'GET /auth/email', 'GET /public-page'],
  },
  { path: '/u/ada', as: 'stranger', reads: ['GET /people/{handle}'] },
  {
    ...{ path: '/profile', as: 'learner', press: ['Export my data'], again: 'Export my data' },
    reads: ['GET /auth/export'],
  },
  {
    ...{ path: '/profile', as: 'learner', press: ['Download as a zip file'] },
    ...{ again: 'Download as a zip file', reads: ['GET /record/zip'] },
  },
  {
    ...{ path: '/admin', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /readyz', 'GET /rejudging', LIST],
  },
  {
    ...{ path: '/admin/users', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/users'],
  },
  {
    ...{ path: '/admin/users', as: 'administrator', press: ['Export CSV'], again: 'Export CSV' },
    reads: ['GET /admin/users/export'],
  },
  {
    ...{ path: `/admin/users/${people.ada.id}`, as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/users/{id}'],
  },
  {
    ...{ path: '/my-problems', as: 'administrator' },
    reads: [PROFILE, 'GET /problems/get-written-problems'],
  },
  {
    ...{ path: '/admin/registration', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/registration', 'GET /admin/invitations', 'GET /admin/mail'],
  },
  {
    // Without the number at its link a list is whole.
    ...{ path: '/admin/messages', as: 'administrator', spare: [UNREAD] },
    reads: [PROFILE, 'GET /admin/messages'],
  },
  {
    ...{ path: '/admin/audit', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/audit'],
  },
  {
    ...{ path: '/admin/announcements', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/announcements'],
  },
  {
    ...{ path: '/admin/settings', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/settings', 'GET /admin/site'],
  },
  { path: '/terms', as: 'stranger', reads: ['GET /legal/{name}'] },
  {
    ...{ path: '/admin/audit', as: 'administrator', press: ['Export CSV'], again: 'Export CSV' },
    reads: ['GET /admin/audit/export'],
  },
  {
    ...{ path: '/admin/metrics', as: 'administrator', others: [UNREAD] },
    reads: [PROFILE, 'GET /admin/metrics', 'GET /admin/metrics/problems'],
  },
  {
    ...{ path: EDIT, as: 'administrator', reads: ['GET /problems/get-problem/{id}'] },
    others: [PROFILE, 'GET /problems/rejudge/{id}'],
  },
  {
    ...{ path: EDIT, as: 'administrator', press: ['Judge again'] },
    reads: ['GET /problems/rejudge/{id}'],
  },
  {
    ...{ path: EDIT, as: 'administrator', press: ['Export', 'Export Package'] },
    ...{ again: 'Export Package', reads: ['GET /problems/export-problem/{id}'] },
  },
];

async function downloadSamples(page: Page): Promise<void> {
  await page.getByText('In your own editor').click();
  await press(page, 'Download the samples');
}

async function addToPlaylist(page: Page): Promise<void> {
  await press(page, 'Save Climbing Stairs to a playlist');
  await page.getByRole('radio', { name: /Graphs/ }).check();
  await press(page, 'Add');
}

/** What a page reads by itself, without a press. */
export function readsOf({ reads, spare = [], others = [] }: ReadingPage): Read[] {
  return [...reads, ...spare, ...others].sort();
}

/** The operation that reads this address; null when it is none of the API. */
export function readOf({ pathname }: URL): Read | null {
  if (pathname === '/readyz') return 'GET /readyz';
  const fits = (Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[])
    .filter((name): name is Extract<Read, keyof typeof OPERATIONS> => name.startsWith('GET '))
    .filter((name) => requestsOf(name).address.test(pathname));
  // The one with the fewest places, such as a list beside one of it.
  return fits.sort((one, other) => one.split('{').length - other.split('{').length)[0] ?? null;
}

/** Goes to the page, and sees it read what is wanted and nothing else. */
export async function expectReads(page: Page, path: string, wanted: readonly Read[]) {
  const reads = new Set<Read>();
  const note = (request: { url: () => string; method: () => string }) => {
    const read = request.method() === 'GET' ? readOf(new URL(request.url())) : null;
    if (read) reads.add(read);
  };
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On a busy machine the network may be idle between two of them.
  await expect.poll(() => [...reads].sort()).toEqual(wanted);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  expect([...reads].sort()).toEqual(wanted);
}

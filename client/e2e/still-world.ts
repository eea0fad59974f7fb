import type { User } from '@stepwise/contracts/auth';
import { LANGUAGES } from '@stepwise/contracts/language';
import type { Page } from '@playwright/test';
import { buildExplored, buildFigures } from '../src/test/explored.ts';
import { ada, admin, buildMessage, buildPublicPerson, buildToken } from '../src/test/people.ts';
import { buildEntry, buildPlaylist } from '../src/test/playlists.ts';
import { buildProblem, buildProblemListItem, testId } from '../src/test/problems.ts';
import { buildPast, buildRecorded, buildSharedReport, buildTape } from '../src/test/rehearsals.ts';
import { buildProblemReview, buildReviewList } from '../src/test/reviews.ts';
import { buildSolved } from '../src/test/solved.ts';
import {
  buildCounterexample,
  buildGrowth,
  buildSubmission,
  buildSubmissionTest,
} from '../src/test/submissions.ts';
import { auditEvents } from './still-audit.ts';
import { metrics, problemFigures } from './still-metrics.ts';
import { people } from './still-people.ts';
import { stillPaths } from './still-paths.ts';
import { invitations, mailReport } from './still-registration.ts';
import { siteAnswers, siteForStrangers } from './still-site.ts';

const NOW = new Date('2026-03-05T12:00:00Z');

const TITLES = [
  ['Climbing Stairs', 'EASY', ['DP', 'Math', 'Recursion', 'LVL-0']],
  ['Two Sum', 'EASY', ['Array', 'Hash Table', 'LVL-0']],
  ['Longest Rising Subsequence', 'MEDIUM', ['DP', 'Binary Search', 'LVL-2']],
  ['Count the Islands', 'MEDIUM', ['Graph', 'BFS', 'DFS', 'LVL-1']],
  ['Shortest Round Tour', 'HARD', ['DP', 'Bitmask', 'LVL-3']],
  ['Valid Palindrome', 'EASY', ['String', 'Two Pointers', 'LVL-1']],
  ['Least Recently Used Cache', 'MEDIUM', ['Design', 'Linked List', 'LVL-2']],
  ['Median of Two Sorted Arrays', 'HARD', ['Array', 'Binary Search', 'LVL-3']],
] as const;

const SOLVED = 3;

/** A world in which nothing depends on the day, on chance, on the bank or on other people. */
export async function standStill(
  page: Page,
  person: 'stranger' | 'learner' | 'administrator',
  /** What becomes of each text of an answer, by the name of its field. */
  reword: (field: string, text: string) => string = (_field, text) => text,
) {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (person === 'stranger') return answerStrangers(page, reword);
  await page.addInitScript(() => {
    document.cookie = 'stepwise_signed_in=1; Path=/';
  });
  await answer(page, person === 'administrator' ? admin : ada, reword);
}

/** Pages of strangers ask little, and nothing that depends on them. */
async function answerStrangers(
  page: Page,
  reword: (field: string, text: string) => string,
): Promise<void> {
  await page.route(
    /\/api\/v1\/(explore|legal|people|shared-report|auth\/check-reset-link|auth\/registration)(\/|$)/,
    async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/api/v1/', '');
      const data = forStrangers[path];
      if (data === undefined) throw new Error(`The still world has no answer for ${path}`);
      await route.fulfill({ json: { message: 'ok', data: reworded(data, '', reword) } });
    },
  );
}

async function answer(
  page: Page,
  user: User,
  reword: (field: string, text: string) => string,
): Promise<void> {
  const answers: Record<string, unknown> = {
    ...forStrangers,
    'auth/get-profile': user,
    'auth/preferences': user,
    'auth/tokens': [buildToken()],
    'auth/email': { email: user.email, isConfirmed: false, mailIsOn: false },
    'public-page': { handle: null, isPublic: false, staysUntil: null },
    playlist: playlists,
    'problems/get-all-problems': [...problems].reverse(),
    'problems/get-problem/climbingstairs': problem,
    [`problems/get-problem/${problem.id}`]: editable,
    [`problems/rejudge/${problem.id}`]: { outdated: 0, newest: null },
    'problems/get-solved-problems': solved,
    'problems/get-written-problems': written,
    'problems/learning-paths': stillPaths(problems),
    'submission/get-all-submissions': submissions,
    [`submission/get-submission/${problem.id}`]: [],
    [`submission/get-submission-count/${problem.id}`]: 0,
    [`submission/${testId(600)}`]: buildSubmission({ id: testId(600), problemId: problem.id }),
    [`submission/${testId(600)}/counterexample`]: buildCounterexample(),
    [`submission/${testId(600)}/growth`]: buildGrowth(),
    'execution-code/languages': languages,
    [`draft/${problem.id}`]: [],
    [`draft/${problem.id}/versions`]: [],
    note: [],
    [`note/${problem.id}`]: null,
    rejudging: [],
    // The dashboard is pictured on a day on which nothing is due.
    review: buildReviewList({ due: [] }),
    [`review/${problem.id}/opened`]: buildProblemReview({ card: null, grade: null }),
    [`review/${problem.id}/seen`]: null,
    [`review/${problem.id}/active`]: null,
    [`review/${problem.id}`]: buildProblemReview({ card: null, grade: null }),
    rehearsal: { running: null, past: [buildPast()] },
    [`rehearsal/${testId(701)}`]: buildRecorded({ id: testId(701) }),
    [`rehearsal/${testId(701)}/tape/1`]: buildTape(),
    'admin/users': [people.ada, people.suspended],
    [`admin/users/${people.ada.id}`]: people.ada,
    [`admin/users/${people.suspended.id}`]: people.suspended,
    'admin/audit': auditEvents,
    'admin/registration': { mode: 'INVITATION', domains: ['school.example'], revision: 1 },
    'admin/invitations': invitations,
    'admin/mail': mailReport,
    'admin/messages': [buildMessage()],
    'admin/messages/unread': { unread: 1 },
    ...siteAnswers,
    'admin/metrics': metrics,
    'admin/metrics/problems': problemFigures,
  };
  await page.route('**/api/v1/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/v1/', '');
    if (route.request().method() === 'PUT' && path.startsWith('draft/')) {
      return route.fulfill({ json: { message: 'ok', data: writtenDraft } });
    }
    if (path === 'execution-code') return route.fulfill(failedRun);
    const data = answers[path];
    if (data === undefined) throw new Error(`The still world has no answer for ${path}`);
    // Where there are pages, this is the only one.
    const onlyPage = { nextCursor: null, unread: 1, total: Array.isArray(data) ? data.length : 0 };
    const json = { message: 'ok', data: reworded(data, '', reword), ...onlyPage };
    await route.fulfill({ json });
  });
}

/** An element of a list has the name of the list. */
function reworded(
  value: unknown,
  field: string,
  reword: (field: string, text: string) => string,
): unknown {
  if (typeof value === 'string') return reword(field, value);
  if (Array.isArray(value)) return value.map((one) => reworded(one, field, reword));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, reworded(inner, name, reword)]),
  );
}

const day = (number: number) =>
  `2026-${number > 5 ? '02' : '03'}-${String(number).padStart(2, '0')}T09:30:00.000Z`;

const problems = TITLES.map(([title, difficulty, tags], index) =>
  buildProblemListItem({
    id: testId(100 + index),
    number: index * 9 + 4,
    acceptance: index % 3 === 2 ? null : 0.81 - index * 0.07,
    tried: index <= SOLVED,
    title,
    difficulty,
    tags: [...tags],
    solvedBy: index < SOLVED ? [{ userId: ada.id }] : [],
  }),
);

const solved = problems
  .slice(0, SOLVED)
  .map((item, index) => buildSolved({ ...item, solvedAt: day(5 - index * 2) }));

/** What somebody writes: a draft of their own, and one that everybody sees. */
const written = problems
  .slice(0, 2)
  .map((item, index) =>
    index === 0 ? { ...item, isDraft: true, isOwn: true } : { ...item, isOwn: false },
  );

const submissions = [5, 5, 4, 3, 2, 1, 27, 26, 20, 18].map((date, index) =>
  buildSubmission({
    id: testId(600 + index),
    problemTitle: problems[index % 4]?.title ?? '',
    status: index % 3 === 1 ? 'Wrong Answer' : 'Accepted',
    createdAt: day(date),
  }),
);

export const playlists = [
  buildPlaylist({
    name: 'Before the interview',
    problems: problems
      .slice(0, 3)
      .map(({ id, title, difficulty }) => buildEntry({ id, title, difficulty })),
  }),
  buildPlaylist({ name: 'Graphs' }),
];

const problem = buildProblem({
  id: testId(100),
  tags: ['DP', 'Math', 'Recursion', 'LVL-0'],
  description: `A staircase has $n$ steps. With every move you climb one step or two.

In how many ways can you reach the top? Two ways differ when their moves differ.

## Input

One line with the integer $n$.

## Output

The number of ways.`,
  examples: {
    JAVASCRIPT: { input: '3', output: '3', explanation: '1+1+1, 1+2 and 2+1.' },
  },
  codeSnippets: {
    JAVASCRIPT: `const n = Number(require('fs').readFileSync(0, 'utf8'));

function climbStairs(n) {
  // Write your code here.
  return 0;
}

console.log(climbStairs(n));
`,
    PYTHON: 'n = int(input())\n',
  },
});

const forStrangers: Readonly<Record<string, unknown>> = {
  'explore/figures': buildFigures(),
  ...siteForStrangers,
  'people/ada': buildPublicPerson(),
  'shared-report': buildSharedReport(),
  'shared-report/tape': buildTape(),
  'explore/problems': problems.slice(0, 6),
  'explore/problem/climbingstairs': buildExplored(problem),
};

const solutions = { JAVASCRIPT: '// right\n', PYTHON: '# right\n', JAVA: '// right\n' };

/** The same as its author has it. */
const editable = {
  ...problem,
  codeSnippets: { ...problem.codeSnippets, JAVA: '// starter\n' },
  referenceSolution: solutions,
};

const writtenDraft = { language: 'JAVASCRIPT', revision: 1, writtenAt: day(5) };

/** The stream of a run whose second test fails. */
const failedRun = {
  contentType: 'text/event-stream',
  body: `event: done\ndata: ${JSON.stringify({
    message: 'Wrong Answer',
    data: buildSubmission({
      problemId: problem.id,
      status: 'Wrong Answer',
      time: '["0.021 s","0.024 s"]',
      memory: '["9216 KB","9300 KB"]',
      passedCount: 1,
      totalCount: 2,
      testCases: [
        buildSubmissionTest({ stdin: '2\n', expected: '2\n', stdout: '2\n' }),
        buildSubmissionTest({ index: 2, passed: false, status: 'Wrong Answer', stdout: '7\n' }),
      ],
    }),
  })}\n\n`,
};

const languages = LANGUAGES.map(({ key, id, label }) => ({
  key,
  id,
  label,
  available: true,
  traceable: false,
  // Of this machine, which pictures are not of.
  version: null,
  reason: null,
}));

/** As where programs run on this machine. */
export const tracedLanguages = languages.map((language) => ({ ...language, traceable: true }));

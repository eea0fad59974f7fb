import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import { expect } from 'vitest';

export type Route = keyof typeof OPERATIONS;

/** Who asks, and for which problem. */
type Asker = { readonly problemId: string; readonly email: string };

export const PASSWORD = 'secret-enough';
const NEW_PASSWORD = 'another-secret';

const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
const problem = {
  ...{ title: 'Another one', description: 'Print the line that you read.', difficulty: 'EASY' },
  ...{ tags: ['String'], constraints: 'n < 10', testCases: [{ input: '1', output: '1' }] },
  ...{ examples: { PYTHON: { input: '1', output: '1' } }, codeSnippets: sources },
  referenceSolution: sources,
};

const announcement = {
  ...{ text: 'Hello', level: 'INFO', audience: 'EVERYBODY' },
  ...{ from: '2999-01-01T00:00:00Z', until: '2999-01-02T00:00:00Z' },
};

type Bodies = Partial<Record<Route, object>>;

const SMALL_INPUTS = 'values: { n: { int: [0, 9] } }\nlines: [n]\n';

function aboutProblems(problemId: string): Bodies {
  const program = { language_id: 71, problemId };
  const tests = [{ input: '1', output: '1' }];
  return {
    'POST /execution-code': { ...program, source_code: { PYTHON: 'echo' } },
    'POST /execution-code/custom': { ...program, source_code: 'echo', stdin: ['1'] },
    'POST /execution-code/samples': { ...program, source_code: 'echo' },
    'POST /trace': { language: 'PYTHON', source: 'echo', input: '1' },
    'POST /problems/create-problem': problem,
    'PUT /problems/update-problem/{id}': problem,
    'POST /problems/run-references': { problemId, referenceSolution: { PYTHON: 'echo' }, tests },
    'POST /problems/try-small-inputs': { smallInputs: SMALL_INPUTS, inputValidator: 'echo' },
    'PUT /draft/{problemId}': { language: 'PYTHON', code: 'x', basedOn: 0 },
    'PUT /note/{problemId}': { text: 'x', basedOn: 0 },
    'POST /playlist/create-playlist': { name: 'Favourites' },
    'POST /playlist/{id}/add-problem': { problemIds: [problemId] },
    'DELETE /playlist/{id}/remove-problem': { problemIds: [problemId] },
  };
}

function aboutPractice(problemId: string): Bodies {
  const events = [{ at: 1, kind: 'open', language: 'PYTHON', text: 'x' }];
  const token = 'x'.repeat(43);
  const rubric = { askedFirst: 1, saidComplexity: 2, testedEdges: 3, spokeAloud: 4, cleanCode: 3 };
  return {
    'PUT /review/settings': { perDay: 3, retention: 90, interviewOn: null, pausedUntil: null },
    'POST /review/{problemId}/opened': { timeZone: 'Europe/Berlin', review: true },
    'POST /review/{problemId}/seen': { hints: 1, editorial: true, solution: true },
    'POST /review/{problemId}/active': { seconds: 10 },
    'POST /review/{problemId}/grade': { grade: 'HARD' },
    'POST /review/{problemId}/suspend': { suspended: false },
    'POST /rehearsal': { minutes: 30, problemIds: [problemId] },
    'POST /rehearsal/{id}/opened': { problemId },
    'PUT /rehearsal/{id}/rubric': rubric,
    'POST /rehearsal/{id}/tape': { position: 1, take: problemId, seq: 0, events },
    'PUT /rehearsal/{id}/tape': { kept: true },
    'PUT /rehearsal/{id}/share': { parts: ['rubric'] },
    'POST /shared-report': { token },
    'POST /shared-report/tape': { token, position: 1 },
  };
}

function aboutAccounts(email: string): Bodies {
  const handle = `p-${crypto.randomUUID().slice(0, 8)}`;
  const someone = { name: 'Grace Hopper', email: `${handle}@example.com` };
  const token = 'x'.repeat(43);
  return {
    'POST /auth/register': { ...someone, password: PASSWORD },
    'POST /auth/login': { email, password: NEW_PASSWORD },
    'PUT /auth/update-profile': { name: 'Ada Lovelace' },
    'PUT /auth/preferences': { language: 'PYTHON', startPath: 'fundamentals' },
    'POST /auth/change-password': { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    'POST /auth/reset-password': { token, newPassword: NEW_PASSWORD },
    'POST /auth/check-reset-link': { token },
    'POST /auth/reset-progress': { password: PASSWORD },
    'DELETE /auth/delete-account': { password: NEW_PASSWORD },
    'POST /auth/connect-google': { googleAccessToken: 'x', password: PASSWORD },
    'DELETE /auth/google-connection': { password: PASSWORD },
    'POST /auth/forgot-password': { email },
    'POST /auth/confirm-email': { token },
    'POST /auth/change-email': { email: someone.email, password: PASSWORD },
    'POST /auth/check-invitation': { invitation: token },
    'POST /auth/tokens': { name: 'Laptop', scopes: ['read'], days: 1, password: PASSWORD },
    'PUT /public-page': { handle, isPublic: true },
    'POST /contact': { ...someone, message: 'Hello' },
    'POST /announcements/{id}/dismiss': { version: 1 },
  };
}

function ofAdministrators(problemId: string): Bodies {
  const invitation = { note: 'Class', days: 7 };
  const site = { name: '', contactEmail: '', terms: '', privacy: '', imprint: '', basedOn: 0 };
  return {
    'POST /admin/users/{id}/suspend': { reason: 'Spam' },
    'PUT /admin/users/{id}/role': { role: 'USER' },
    'POST /admin/users/{id}/grants': { role: 'SETTER', scope: 'PROBLEM', problemId, days: null },
    'PUT /admin/site': site,
    'PUT /admin/registration': { mode: 'OPEN', domains: [], basedOn: 0 },
    'POST /admin/invitations': { ...invitation, places: 3 },
    'POST /admin/invitations/many': { ...invitation, emails: ['a@example.com'], byMail: false },
    'POST /admin/announcements': announcement,
    'PUT /admin/announcements/{id}': announcement,
    'PUT /admin/messages/{id}': { isRead: true },
  };
}

/**
 * A body for each route that reads one, as its contract wants it: what is asked with it gets as far as the person
 * may. Those that end the session or what it is about belong at the end, in the order of `ENDING`.
 */
export function wholeBodies({ problemId, email }: Asker): Bodies {
  const bodies = {
    ...{ ...aboutProblems(problemId), ...aboutPractice(problemId) },
    ...{ ...aboutAccounts(email), ...ofAdministrators(problemId) },
  };
  for (const [route, operation] of Object.entries<Operation>(OPERATIONS)) {
    const read = operation.body?.safeParse(bodies[route as Route]);
    expect([route, read?.error ?? null]).toEqual([route, null]);
  }
  return bodies;
}

/** Takes the problem away, seals it, or ends the session, but for the login that makes another one. */
export const ENDING: readonly Route[] = [
  ...(['PUT /problems/update-problem/{id}', 'DELETE /problems/delete-problem/{id}'] as const),
  ...(['POST /review/{problemId}/forget', 'POST /auth/reset-progress'] as const),
  ...(['POST /rehearsal', 'POST /auth/change-password', 'POST /auth/logout-everywhere'] as const),
  ...(['POST /auth/logout', 'POST /auth/login', 'DELETE /auth/delete-account'] as const),
  'POST /auth/register',
];

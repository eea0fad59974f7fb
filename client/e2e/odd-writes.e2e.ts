import { OPERATIONS } from '@stepwise/contracts/operations';
import type { Page, Route } from '@playwright/test';
import { testId } from '../src/test/problems.ts';
import { expect, test } from './fixtures.ts';
import { setCode, expectCode } from './code.ts';
import { standStill } from './still-world.ts';

/** `npm test` tries each write with one odd answer, in turn; `npm run test:e2e` with all of them. */
const SCOPE = process.env['TEST_SCOPE'] ?? 'quick';
test.skip(({ isMobile }) => isMobile, 'one screen is enough');
test.setTimeout(300_000);

const html = '<html><h1>Sign in to this network</h1></html>';
const refusal = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { message: `Refused with ${code}`, code, errors: [], requestId: 'request-1' },
});

const ODD: readonly (readonly [name: string, answer: Parameters<Route['fulfill']>[0]])[] = [
  ['500', refusal(500, 'INTERNAL')],
  ['a page with 200', { contentType: 'text/html', body: html }],
  ['429', refusal(429, 'RATE_LIMITED', { 'Retry-After': '3' })],
  ['JSON that was cut off', { contentType: 'application/json', body: '{"message":"ok","da' }],
  ['503', refusal(503, 'DATABASE_UNAVAILABLE', { 'Retry-After': '1' })],
  ['204', { status: 204 }],
  ['403', refusal(403, 'FORBIDDEN')],
  ['a page with 502', { status: 502, contentType: 'text/html', body: html }],
  ['413', refusal(413, 'PAYLOAD_TOO_LARGE')],
  ['no answer', undefined],
];

type Write = {
  readonly as: 'stranger' | 'learner' | 'administrator';
  readonly path: string;
  /** Types and sends. */
  readonly send: (page: Page) => Promise<void>;
  /** What was typed, or was there before, still is. */
  readonly isKept: (page: Page) => Promise<void>;
};

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const filled = (name: string, text: string) => (page: Page) =>
  expect(box(page, name)).toHaveValue(text);
const shown = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const TITLE = 'What nobody may lose';
const REJUDGINGS = '/admin';

const WRITES: Readonly<Partial<Record<keyof typeof OPERATIONS, Write>>> = {
  'POST /auth/login': {
    as: 'stranger',
    path: '/login',
    send: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await box(page, 'Password').fill('a good password');
      await press(page, 'Sign In');
    },
    isKept: (page) => expect(page.getByLabel('Email')).toHaveValue('ada@example.com'),
  },
  'POST /auth/register': {
    as: 'stranger',
    path: '/register',
    send: async (page) => {
      await page.getByLabel('Full Name').fill('Ada Lovelace');
      await page.getByLabel('Email Address').fill('ada@example.com');
      await box(page, 'Password').fill('a good password 1');
      await box(page, 'Confirm Password').fill('a good password 1');
      await press(page, 'Get Started');
    },
    isKept: (page) => expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com'),
  },
  'POST /auth/logout': {
    as: 'learner',
    path: '/problems',
    send: (page) => press(page, 'Logout'),
    isKept: shown('Problem Set'),
  },
  'PUT /auth/update-profile': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'Name').fill('Someone Else');
      await press(page, 'Save profile');
    },
    isKept: filled('Name', 'Someone Else'),
  },
  'POST /auth/change-password': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await box(page, 'Current password').fill('secret-1');
      await box(page, 'New password').fill('secret-22');
      await box(page, 'Confirm new password').fill('secret-22');
      await press(page, 'Change password');
    },
    isKept: filled('New password', 'secret-22'),
  },
  'DELETE /auth/delete-account': {
    as: 'learner',
    path: '/profile',
    send: async (page) => {
      await press(page, 'Delete my account');
      await page.getByLabel('Type DELETE to confirm').fill('DELETE');
      await box(page, 'Your password').fill('secret-1');
      await press(page, 'Delete account');
    },
    isKept: filled('Your password', 'secret-1'),
  },
  'POST /playlist/create-playlist': {
    as: 'learner',
    path: '/problems',
    send: async (page) => {
      await press(page, 'Create Playlist');
      await box(page, 'Name').fill(TITLE);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Playlist' }).click();
    },
    isKept: filled('Name', TITLE),
  },
  'POST /playlist/{id}/add-problem': {
    as: 'learner',
    path: '/problems',
    send: async (page) => {
      await press(page, 'Save Climbing Stairs to a playlist');
      await page.getByRole('radio', { name: /Graphs/ }).check();
      await press(page, 'Add');
    },
    isKept: (page) => expect(page.getByRole('radio', { name: /Graphs/ })).toBeChecked(),
  },
  'DELETE /playlist/{id}/remove-problem': {
    as: 'learner',
    path: '/dashboard?tab=playlists',
    send: (page) => press(page, 'Remove Climbing Stairs'),
    isKept: (page) => expect(page.getByRole('link', { name: 'Climbing Stairs' })).toBeVisible(),
  },
  'DELETE /playlist/{id}': {
    as: 'learner',
    path: '/dashboard?tab=playlists',
    send: async (page) => {
      await press(page, 'Delete playlist Graphs');
      await press(page, 'Delete Now');
    },
    isKept: (page) =>
      expect(page.getByRole('heading', { name: 'Graphs', includeHidden: true })).toHaveCount(1),
  },
  'POST /execution-code': {
    as: 'learner',
    path: '/problem/climbingstairs',
    send: async (page) => {
      await setCode(page, '// typed\n');
      await expectCode(page, ['// typed', '']);
      await press(page, 'Run Code');
    },
    isKept: async (page) => {
      // While nobody is there it is sent again for a minute: that is said, and can be stopped.
      const stop = page.getByRole('button', { name: 'Stop' });
      if (await stop.isVisible()) await stop.click();
      await expectCode(page, ['// typed', '']);
    },
  },
  'POST /execution-code/custom': {
    as: 'learner',
    path: '/problem/climbingstairs',
    send: async (page) => {
      await setCode(page, '// typed\n');
      await expectCode(page, ['// typed', '']);
      await page.getByRole('tab', { name: 'Custom Input' }).click();
      await box(page, 'Input 1').fill('7\n');
      await press(page, 'Run custom input');
    },
    isKept: filled('Input 1', '7\n'),
  },
  'POST /problems/reveal-reference-solution/{id}': {
    as: 'learner',
    path: '/problem/climbingstairs',
    send: async (page) => {
      await page.getByRole('tab', { name: 'Editorial' }).click();
      await press(page, 'Show the reference solution');
    },
    isKept: shown('Reference solution'),
  },
  'POST /problems/create-problem': {
    as: 'administrator',
    path: '/add-problem',
    send: async (page) => {
      await press(page, 'Load Sample');
      await box(page, 'Title').fill(TITLE);
      await press(page, 'Create Problem');
    },
    isKept: filled('Title', TITLE),
  },
  'POST /problems/import': {
    as: 'administrator',
    path: '/add-problem',
    send: async (page) => {
      const file = { name: 'p.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
      await page.getByLabel('Problem package').setInputFiles(file);
      await press(page, 'Import Package');
    },
    isKept: (page) => expect(page.getByRole('button', { name: 'Import Package' })).toBeEnabled(),
  },
  'DELETE /problems/delete-problem/{id}': {
    as: 'administrator',
    path: '/problems',
    send: async (page) => {
      await press(page, 'Delete Two Sum');
      await press(page, 'Delete Now');
    },
    isKept: (page) =>
      expect(
        page.getByRole('link', { name: 'Two Sum', exact: true, includeHidden: true }),
      ).toHaveCount(1),
  },
  'POST /problems/rejudge/{id}': {
    as: 'administrator',
    path: REJUDGINGS,
    send: async (page) => {
      await page.getByRole('combobox', { name: 'Problem' }).selectOption('Two Sum');
      await press(page, 'Judge again');
    },
    isKept: (page) =>
      expect(page.getByRole('combobox', { name: 'Problem' })).toHaveValue(testId(101)),
  },
  'POST /rejudging/{id}/pause': {
    as: 'administrator',
    path: REJUDGINGS,
    send: (page) => press(page, 'Pause Two Sum'),
    isKept: (page) => expect(page.getByRole('button', { name: 'Pause Two Sum' })).toBeEnabled(),
  },
  'POST /rejudging/{id}/resume': {
    as: 'administrator',
    path: REJUDGINGS,
    send: (page) => press(page, 'Resume Count the Islands'),
    isKept: (page) =>
      expect(page.getByRole('button', { name: 'Resume Count the Islands' })).toBeEnabled(),
  },
  'POST /rejudging/{id}/cancel': {
    as: 'administrator',
    path: REJUDGINGS,
    send: (page) => press(page, 'Cancel Two Sum'),
    isKept: (page) => expect(page.getByRole('button', { name: 'Cancel Two Sum' })).toBeEnabled(),
  },
};

/** Of the same form as another here, for people of Google alone, or sent by itself: drafts.e2e.ts. */
const ELSEWHERE = [
  ...['PUT /problems/update-problem/{id}', 'POST /auth/connect-google'],
  'PUT /draft/{problemId}',
];

test('every write of the API is among them', () => {
  const writes = Object.keys(OPERATIONS).filter((name) => !name.startsWith('GET '));
  expect([...Object.keys(WRITES), ...ELSEWHERE].sort()).toEqual(writes.sort());
});

const rejudgings = [
  { id: testId(900), problemTitle: 'Two Sum', state: 'RUNNING' },
  { id: testId(901), problemTitle: 'Count the Islands', state: 'PAUSED' },
].map((one) => ({
  ...{ problemId: testId(101), problemSlug: 'two-sum', all: false, startedBy: null },
  ...{ createdAt: '2026-03-04T12:00:00.000Z', endedAt: null, total: 33_000, judged: 1_200 },
  ...{ changed: 4, lost: 3, won: 1, failed: 2, secondsLeft: null },
  ...one,
}));

for (const [index, [name, write]] of Object.entries(WRITES).entries()) {
  const answers = SCOPE === 'quick' ? [ODD[index % ODD.length]] : ODD;
  test(`${name}: an odd answer is a sentence, and nothing is lost`, async ({ page }) => {
    await standStill(page, write.as);
    await page.route('**/api/v1/rejudging', (route) =>
      route.fulfill({ json: { message: 'ok', data: rejudgings } }),
    );
    const [method = '', pattern = ''] = name.split(' ');
    const address = new RegExp(`/api/v1${pattern.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
    for (const [what, answer] of answers.filter((one) => one !== undefined)) {
      await test.step(what, async () => {
        await page.route(address, (route) => {
          if (route.request().method() !== method) return route.fallback();
          return answer ? route.fulfill(answer) : route.abort('connectionreset');
        });
        await page.goto(write.path);
        await write.send(page);
        const isAway = page.getByText('Backend is unreachable');
        const told = page.getByRole('alert').or(page.locator('.toast-card')).or(isAway);
        await expect(told.filter({ hasText: /\w{3}/ }).first()).toBeVisible();
        await expect(page.getByText(/successful|This page stumbled/i)).toHaveCount(0);
        expect(new URL(page.url()).pathname).toBe(write.path.split('?')[0]);
        await write.isKept(page);
        await page.unroute(address);
      });
    }
  });
}

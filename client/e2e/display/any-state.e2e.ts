import type { Page } from '@playwright/test';
import { buildSubmissionTest } from '../../src/test/submissions.ts';
import { buildToken } from '../../src/test/people.ts';
import { seeCode, showPart } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { asLongAsMayBe, beyondEdge, SCREENS, setScreen, SMALLEST } from './edges.ts';
import { expectLoaded } from './pages.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'each screen is set here');

/** What a page shows only once somebody has opened it, filled it in or been refused. */
type State = { name: string; path: string; open: (page: Page) => Promise<void> };

const LONG = 'W'.repeat(400);
const dialog = (page: Page) => page.getByRole('dialog');

const STATES: readonly State[] = [
  {
    name: 'the menu',
    path: '/contest',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'the palette',
    path: '/contest',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.type('W');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'chosen tags',
    path: `/problems?tag=${'W'.repeat(40)}`,
    open: (page) => expect(page.getByRole('list', { name: 'Chosen tags' })).toBeVisible(),
  },
  {
    name: 'the choice of a playlist',
    path: '/problems',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Save W+ to a playlist$/ })
        .first()
        .click();
      await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'a playlist about to go',
    path: '/dashboard?tab=playlists',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Delete playlist W+$/ })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'a token just made', path: '/profile', open: makeToken },
  {
    name: 'the settings of the editor',
    path: '/problem/climbingstairs',
    open: async (page) => {
      await seeCode(page);
      await page.getByRole('button', { name: 'Editor settings' }).click();
      await expect(page.getByLabel('Vim keys')).toBeInViewport();
    },
  },
  { name: 'an own input that is not valid', path: '/problem/climbingstairs', open: tryOut },
];

for (const screen of SCREENS) {
  const { width, letters, tag } = screen;
  const title = `at ${width} px with letters of ${letters} nothing runs off what is opened on a page`;
  test(title, { tag }, async ({ page }) => {
    await standStill(page, 'administrator', asLongAsMayBe);
    await setScreen(page, screen);
    const found: string[] = [];
    for (const { name, path, open } of STATES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectLoaded(page);
      await open(page);
      const beyond = await beyondEdge(page, screen);
      found.push(...beyond.map((what) => `${name}: ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test('on the smallest screen a visitor is told of long domains', async ({ page }) => {
  await standStill(page, 'stranger');
  const data = { mode: 'OPEN', domains: [asLongAsMayBe('domains', 'school.example')] };
  await page.route('**/api/v1/auth/registration', (route) =>
    route.fulfill({ json: { message: 'ok', data } }),
  );
  await setScreen(page, SMALLEST);
  await page.goto('/register');
  await expect(page.getByText(/^At w+/)).toBeVisible();
  expect(await beyondEdge(page, SMALLEST)).toEqual([]);
});

test('on the smallest screen a long input has room beside what is expected', async ({ page }) => {
  await standStill(page, 'learner', asLongAsMayBe);
  await setScreen(page, SMALLEST);
  await page.goto('/problem/climbingstairs');
  await showPart(page, 'Results');
  const table = page.getByRole('table', { name: 'Test Cases Data' });
  const texts = table.locator('tbody tr').first().locator('pre');
  await expect(texts).toHaveCount(2);
  const widths = await texts.evaluateAll((all) =>
    all.map((text) => text.getBoundingClientRect().width),
  );
  expect(Math.min(...widths)).toBeGreaterThan(100);
});

/** Its name is a label below the form. */
async function makeToken(page: Page): Promise<void> {
  const made = { token: buildToken(), secret: `swp_${'x'.repeat(43)}` };
  await page.route('**/api/v1/auth/tokens', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { message: 'ok', data: made } })
      : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'What it is for' }).fill('W'.repeat(60));
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByRole('textbox', { name: /^Token for W+$/ })).toBeVisible();
}

/** The program prints one long line, and the input is refused in one long word. */
async function tryOut(page: Page): Promise<void> {
  const { stdin, time, memory } = buildSubmissionTest();
  const run = { stdin, time, memory, stdout: LONG, stderr: LONG, expected: null, fault: LONG };
  await page.route('**/api/v1/execution-code/custom', (route) => {
    const { stdin: inputs } = route.request().postDataJSON() as { stdin: string[] };
    const runs = inputs.map((one) => ({ ...run, stdin: one, status: 'Finished' }));
    return route.fulfill({ json: { message: 'ok', data: { compileOutput: null, runs } } });
  });
  await showPart(page, 'Results');
  await page.getByRole('tab', { name: 'Custom Input' }).click();
  await page.getByRole('button', { name: 'Run custom input' }).click();
  await expect(page.getByText(`This input is not valid: ${LONG}.`)).toBeVisible();
}

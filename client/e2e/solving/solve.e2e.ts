import type { Page } from '@playwright/test';
import { expect, register, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { logOut, seeCode, setCode, showPart } from '../code.ts';
import * as programs from '../programs.ts';

// Real programs in real sandboxes, a JVM among them, on whatever machine this runs.
test.setTimeout(180_000);
const VERDICT_MS = 60_000;

test(
  'a newcomer solves a problem in every language, and finds everything again',
  { tag: '@smoke' },
  async ({ page, person }) => {
    await page.goto('/problems');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    const entered = page.waitForEvent('load');
    await register(page, person);
    await entered;

    await page.goto('/problems');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('climbing');
    await expect(page).toHaveURL('/problems?search=climbing');
    await expect(page.getByText('Not solved')).toHaveCount(1);
    await page.getByRole('link', { name: 'Climbing Stairs' }).click();
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeVisible();

    for (const { language, source } of programs.correct) {
      await submit(page, language, source);
      await expect(verdict(page)).toHaveText('Accepted', { timeout: VERDICT_MS });
      await expect(figure(page, 'Success rate')).toHaveText('100.0%');
      await expect(figure(page, 'Average runtime')).toHaveText(/^\d+\.\d{3} s$/);
      await expect(figure(page, 'Average memory')).toHaveText(/^\d+ KB$/);
    }

    await submit(page, 'JavaScript', programs.wrong);
    await expect(verdict(page)).toHaveText('Wrong Answer', { timeout: VERDICT_MS });
    await expect(result(page).getByRole('group', { name: 'Expected' })).toHaveText(/3$/);
    await expect(result(page).getByRole('group', { name: 'Your output' })).toHaveText(/4$/);

    await submit(page, 'Python', programs.syntaxError);
    await expect(verdict(page)).toHaveText('Compilation Error', { timeout: VERDICT_MS });
    await expect(result(page).getByText('SyntaxError').first()).toBeVisible();

    await submit(page, 'Python', programs.endless);
    await expect(verdict(page)).toHaveText('Time Limit Exceeded', { timeout: VERDICT_MS });

    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    const rows = submissions(page).getByRole('link');
    const listed = [
      'Time Limit Exceeded',
      'Compilation Error',
      'Wrong Answer',
      'Accepted',
      'Accepted',
      'Accepted',
    ];
    await expect(rows).toHaveText(listed);

    await page.reload();
    await showPart(page, 'Results');
    await expect(verdict(page)).toHaveText('Time Limit Exceeded');
    await showPart(page, 'Code');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('PYTHON');
    await expect(await seeCode(page)).toContainText('while True');
    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    await expect(rows).toHaveText(listed);

    // The third has a page of its own, with what went wrong, and that survives a reload too.
    await rows.nth(2).click();
    await expect(page).toHaveURL(/\/submissions\/[\w-]{36}$/);
    await page.reload();
    const told = page.getByRole('tabpanel', { name: 'Submissions' });
    await expect(told.getByRole('heading', { name: 'Wrong Answer' })).toBeVisible();
    await expect(told.getByRole('group', { name: 'Your output' })).toHaveText(/4$/);
    await page.getByRole('link', { name: 'All submissions' }).click();
    await expect(rows).toHaveText(listed);
    await page.getByRole('link', { name: 'Back to Problems' }).click();
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('climbing');
    const climbing = page.locator('tr, li').filter({ hasText: 'Climbing Stairs' });
    await expect(climbing.getByText('Solved', { exact: true })).toHaveCount(1);
  },
);

test('filling in the one function of the starter solves the problem', async ({
  page,
  signedIn,
  isMobile,
}) => {
  test.skip(isMobile, 'typed into the editor itself, as on a keyboard');
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problem/climbingstairs');
  for (const { language, line } of programs.filledIn) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
    await page.locator('[data-code-editor] .view-line').filter({ hasText: 'return 0' }).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.insertText(line);
    await run(page);
    await expect(verdict(page)).toHaveText('Accepted', { timeout: VERDICT_MS });
  }
});

test(
  'code is never lost: reset can be undone, submissions be restored',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    await page.goto('/problem/climbingstairs');
    await setCode(page, programs.wrong);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(await seeCode(page)).toContainText('Write your code here');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(await seeCode(page)).toContainText('2 **');

    await page.keyboard.press('Control+Enter');
    await expect(verdict(page)).toHaveText('Wrong Answer', { timeout: VERDICT_MS });
    await setCode(page, '// gone');
    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    await submissions(page).getByRole('link', { name: 'Wrong Answer' }).click();
    await page.getByRole('button', { name: 'Restore into editor' }).click();
    await expect(await seeCode(page)).toContainText('2 **');

    await logOut(page);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(signedIn.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(signedIn.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(await seeCode(page)).toContainText('2 **');
  },
);

test(
  'the page fits the window; on a phone each part is one touch away',
  { tag: '@phone' },
  async ({ page, signedIn, isMobile }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/problem/climbingstairs');
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeInViewport();
    const cases = page.getByRole('table', { name: 'Test Cases Data' });
    if (!isMobile) {
      await expect(cases).toBeVisible();
      return expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    }
    await expect(cases).toBeHidden();
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(cases).toBeInViewport();
    await page.getByRole('tab', { name: 'Code', exact: true }).click();
    await expect(page.locator('.view-lines')).toBeInViewport();
    for (const part of ['Code', 'Results', 'Problem'] as const) {
      await showPart(page, part);
      const height = await barsHeight(page);
      expect(height, part).toBeGreaterThan(48);
      expect(height, part).toBeLessThanOrEqual(88);
    }
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeInViewport();

    // What the bar has no room for lies above the statement.
    for (const name of ['List of problems', 'Start the timer', /^Save .* to a playlist$/]) {
      await expect(page.getByRole('button', { name })).toBeInViewport();
    }
    await page.getByRole('link', { name: 'Next problem' }).click();
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeHidden();
    await page.getByRole('link', { name: 'Previous problem' }).click();
    await expect(page.getByRole('heading', { name: 'Climbing Stairs' })).toBeInViewport();
  },
);

test('Tab leaves the editor once Ctrl+M was pressed', async ({ page, signedIn, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problem/climbingstairs');
  await page.locator('.view-lines').click();
  await page.keyboard.press('Control+m');
  await expect(page.getByText('Tab moves the focus')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-code-editor] textarea')).not.toBeFocused();
});

for (const colorScheme of ['dark', 'light'] as const) {
  const title = `list and solving page have no barrier in the ${colorScheme} theme`;
  const tag = colorScheme === 'dark' ? [] : '@long';
  test(title, { tag }, async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/problems');
    await expect(
      page.getByRole('link', { name: 'Climbing Stairs' }).or(moreButton(page)).first(),
    ).toBeVisible();
    await expectNoBarrier(page);

    await page.goto('/problem/climbingstairs');
    await setCode(page, programs.wrong);
    await page.getByRole('button', { name: 'Run Code' }).click();
    await expect(verdict(page)).toHaveText('Wrong Answer', { timeout: VERDICT_MS });
    await expectNoBarrier(page);
    await showPart(page, 'Problem');
    for (const tab of ['Submissions', 'Editorial', 'Hints']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectNoBarrier(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

async function submit(page: Page, language: string, source: string) {
  await showPart(page, 'Code');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
  await setCode(page, source);
  await run(page);
}

/** The verdict of the run before is gone once this one was sent. */
async function run(page: Page) {
  const sent = page.waitForRequest('**/execution-code');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await sent;
}

function result(page: Page) {
  return page.getByRole('tabpanel', { name: 'Result' });
}

function submissions(page: Page) {
  return page.getByRole('table', { name: 'Your submissions' });
}

function verdict(page: Page) {
  return result(page).getByRole('heading', { level: 2 });
}

function figure(page: Page, name: string) {
  return result(page).getByRole('term').filter({ hasText: name }).locator('+ dd');
}

function moreButton(page: Page) {
  return page.getByRole('button', { name: /^Show \d+ more$/ });
}

/** Pixels of the window that lie under what stays where it is while the page scrolls. */
function barsHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const places = () => bars.map((bar) => bar.getBoundingClientRect());
    document.body.style.paddingBottom = '100vh';
    window.scrollTo({ top: 0 });
    const before = places();
    window.scrollTo({ top: 200 });
    const rows = new Set<number>();
    for (const [index, { top, bottom, width }] of places().entries()) {
      if (width < innerWidth / 2 || Math.abs(top - (before[index]?.top ?? 0)) > 1) continue;
      for (let row = Math.max(0, top); row < Math.min(innerHeight, bottom); row += 1) {
        rows.add(Math.round(row));
      }
    }
    document.body.style.paddingBottom = '';
    window.scrollTo({ top: 0 });
    return rows.size;
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectCode, logOut, seeCode, setCode, showPart } from '../code.ts';
import * as programs from '../programs.ts';

test.setTimeout(120_000);
const VERDICT_MS = 60_000;

const typed = '// every\n// single\n// letter\n';
const drawn = ['// every', '// single', '// letter', ''];

test('a run goes on through a reload, and its verdict is found', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problem/climbingstairs');
  await showPart(page, 'Code');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  await setCode(page, programs.endless);
  // The first event tells the id: from then on the submission is in the database.
  const answered = page.waitForResponse('**/execution-code');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await answered;
  await page.reload();
  await expect(await seeCode(page)).toContainText('while True');
  await showPart(page, 'Problem');
  await page.getByRole('tab', { name: 'Submissions' }).click();
  const rows = page.getByRole('table', { name: 'Your submissions' }).getByRole('link');
  await expect(rows).toHaveText(['Time Limit Exceeded'], { timeout: VERDICT_MS });
});

test('a session that ends while solving leads back to the same code', async ({
  page,
  signedIn,
}) => {
  await page.goto('/problem/climbingstairs');
  await setCode(page, typed);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Run Code' }).click();
  await signIn(page, signedIn);
  await expect(page).toHaveURL('/problem/climbingstairs');
  await expectCode(page, drawn);
});

test(
  'two tabs show the same draft, and signing out of one is noticed in the other',
  { tag: '@smoke' },
  async ({ page, context, signedIn }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/problem/climbingstairs');
      await expect(await seeCode(tab)).toContainText('Write your code here');
    }
    await setCode(page, typed);
    await expectCode(other, drawn);
    await setCode(other, `${typed}// more\n`);
    await expectCode(page, [...drawn.slice(0, -1), '// more', '']);

    await logOut(other);
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    await signIn(page, signedIn);
    await expectCode(page, [...drawn.slice(0, -1), '// more', '']);
  },
);

test('Back finds the list as it was left, Forward the code', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.goto('/problems');
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('climb');
  await page.getByRole('combobox', { name: /difficult/i }).selectOption({ label: 'Easy' });
  await page.getByRole('link', { name: 'Climbing Stairs' }).click();
  await setCode(page, typed);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search by title' })).toHaveValue('climb');
  await expect(page.getByRole('combobox', { name: /difficult/i })).toHaveValue('EASY');
  await expect(page.getByRole('link', { name: 'Climbing Stairs' })).toBeVisible();
  await page.goForward();
  await expectCode(page, drawn);
});

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

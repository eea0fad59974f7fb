import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { showPart } from '../code.ts';

const PROBLEM = '/problem/climbingstairs';

test(
  'who is new is asked once where to begin, and the road begins there',
  { tag: ['@smoke', '@phone'] },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/');
    const question = page.getByRole('form', { name: 'Where do you want to begin?' });
    await expectNoBarrier(page);
    await question.getByLabel('Language').selectOption({ label: 'Python' });
    await question
      .getByLabel('Begin with')
      .selectOption({ label: 'Arrays & Strings (Easy-Medium)' });
    await question.getByLabel('Interview on').fill('2030-01-02');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('link', { name: 'Start: Valid Palindrome' })).toBeVisible();
    await page.goto('/review');
    await expect(page.getByLabel('Interview on')).toHaveValue('2030-01-02');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start: Valid Palindrome' })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  },
);

test(
  'the language that is chosen on one device is that of the others',
  { tag: '@phone' },
  async ({ page, signedIn, browser, baseURL }) => {
    await page.goto(PROBLEM);
    const kept = page.waitForResponse(/auth\/preferences/);
    await (await languageOf(page)).selectOption({ label: 'Java' });
    expect((await kept).status()).toBe(200);

    const { email, password } = signedIn;
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const other = await context.newPage();
    await other.request.post('/api/v1/auth/login', { data: { email, password } });
    await other.goto(PROBLEM);
    await expect(await languageOf(other)).toHaveValue('JAVA');
    await context.close();
  },
);

test('the profile has what was asked', async ({ page, signedIn }) => {
  expect(signedIn.name).toBeTruthy();
  await page.goto('/');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.goto('/profile');
  const practice = page.getByRole('region', { name: 'Practice' });
  await practice.getByLabel('Language').selectOption({ label: 'TypeScript' });
  await practice.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(PROBLEM);
  await expect(await languageOf(page)).toHaveValue('TYPESCRIPT');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start: Sum of a List' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

async function languageOf(page: Page) {
  await showPart(page, 'Code');
  return page.getByRole('combobox', { name: 'Language' });
}

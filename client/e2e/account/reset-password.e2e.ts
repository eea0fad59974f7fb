import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMMAND = ['--import', 'tsx', 'server/src/commands/reset-link.ts'];

/** The link that an operator of the product under test gets for a person, without its origin. */
async function makeLink(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, email], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' },
    timeout: 60_000,
  });
  return /\/reset-password#[\w-]{43}/.exec(stdout)?.[0] ?? `no link in: ${stdout}`;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function setPassword(page: Page, password: string) {
  await box(page, 'New password').fill(password);
  await box(page, 'Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test(
  'who forgot the password asks, opens the link, and is back in',
  { tag: '@smoke' },
  async ({ page, context, signedIn }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer']}`));
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveTitle(/Forgot password/);
    await expect(page.getByText('for a link to set a new password')).toBeVisible();

    const link = await makeLink(signedIn.email);
    const second = await context.newPage();
    await page.goto(link);
    await second.goto(link);
    await box(page, 'New password').fill('secret-22');
    await box(page, 'Confirm new password').fill('secret-23');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await setPassword(page, 'secret-22');
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await expect(page).toHaveURL('/login');

    await page.getByLabel('Email').fill(signedIn.email);
    await box(page, 'Password').fill('secret-22');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

    await setPassword(second, 'secret-33');
    await expect(second.getByRole('alert')).toContainText('This link was used already');
    await second.getByRole('link', { name: 'How to get another' }).click();
    // The browser is signed in by now, so that there is nothing to ask for.
    await expect(second).toHaveURL('/');

    const token = link.split('#')[1] ?? '';
    expect(asked.filter((line) => line.includes(token))).toEqual([]);
  },
);

test('a link without its end says so, and leads on', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('The end of this link is missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set password' })).toBeHidden();
  await page.getByRole('link', { name: 'How to get another' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('whoever is signed in with the account signs in anew', async ({ page, signedIn }) => {
  await page.goto(await makeLink(signedIn.email));
  await setPassword(page, 'secret-22');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('signing out everywhere ends the sessions of other browsers', async ({
  page,
  signedIn,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.request.post('/api/v1/auth/login', { data: signedIn });
  const profile = () => elsewhere.request.get('/api/v1/auth/get-profile');
  expect((await profile()).status()).toBe(200);
  await page.goto('/profile');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await loaded;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  expect((await profile()).status()).toBe(401);
  await elsewhere.close();
});

import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { CHROMIUM } from '../browsers.ts';
import { expectCode, seeCode, setCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';

const register = async (page: Page, name: string) => {
  const id = randomUUID().slice(0, 8);
  const person = { name, email: `${id}@example.com`, password: 'secret-1' };
  expect((await page.request.post('/api/v1/auth/register', { data: person })).status()).toBe(201);
  return person;
};

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await loaded;
}

test(
  'a tab of one person does nothing as another who signs in in a second tab',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const bob = await register(page, 'Bob Second');
    await page.request.post('/api/v1/auth/logout', { data: {} });
    await register(page, 'Ada First');
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Renamed');

    // As a client does that tells nobody: the tab hears of it from the server alone.
    const { email, password } = bob;
    await context.request.post('/api/v1/auth/login', { data: { email, password } });
    await page.getByRole('button', { name: 'Save profile' }).click();
    const notice = page.getByRole('dialog', { name: 'Bob Second is signed in now' });
    await expect(notice).toContainText('This page belongs to Ada First');
    const profile = await context.request.get('/api/v1/auth/get-profile');
    expect(((await profile.json()) as { data: { name: string } }).data.name).toBe('Bob Second');

    await page.getByRole('button', { name: 'Reload as Bob Second' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Bob Second',
    );
  },
);

test('nor does it run a program as them, and the code stays with who wrote it', async ({
  page,
}) => {
  const signIn = (data: { email: string; password: string }) =>
    page.request.post('/api/v1/auth/login', { data });
  const bob = await register(page, 'Bob Second');
  await page.request.post('/api/v1/auth/logout', { data: {} });
  const ada = await register(page, 'Ada First');
  await page.goto('/problem/climbingstairs');
  await expect(await seeCode(page)).toContainText('Write your code here');
  await signIn(bob);
  // The draft would hear of it first.
  await page.route('**/api/v1/draft/*', (route) => route.abort());
  await setCode(page, '// of Ada\n');
  await page.getByRole('button', { name: 'Run Code' }).click();
  await expect(page.getByRole('dialog', { name: 'Bob Second is signed in now' })).toBeVisible();
  const submissions = await page.request.get('/api/v1/submission/get-all-submissions');
  expect(((await submissions.json()) as { data: unknown[] }).data).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload as Bob Second' }).click();
  await expect(await seeCode(page)).toContainText('Write your code here');
  await signIn(ada);
  await page.reload();
  await expectCode(page, ['// of Ada', '']);
});

test('signing out and in is told to the other tabs', async ({ page, context, signedIn }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `${signedIn.name} Dashboard` })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/contest');
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await second.goto('/login');
  await signIn(second, signedIn);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('nothing private comes back out of the back/forward cache', async ({ baseURL }) => {
  // Playwright switches that cache off.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
    const { name } = await register(page, 'Ada Cached');
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
    await page.evaluate(() => {
      // First of all, since the page itself is loaded anew when it is shown.
      window.addEventListener(
        'pageshow',
        ({ persisted }) => sessionStorage.setItem('kept', String(persisted)),
        { capture: true },
      );
      const frame = () => {
        const seen = getComputedStyle(document.documentElement).visibility !== 'hidden';
        if (seen && sessionStorage.getItem('gone') === 'yes')
          sessionStorage.setItem('painted', 'yes');
        requestAnimationFrame(frame);
      };
      frame();
    });
    // Another page of ours, so that this one is kept as it is.
    await page.goto('/api/v1/docs');
    await page.evaluate(() => sessionStorage.setItem('gone', 'yes'));
    await page.context().clearCookies();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('true');
    expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBeNull();
    await expect(page.getByText(name)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

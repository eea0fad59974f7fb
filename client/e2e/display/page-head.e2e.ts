import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('every script of a page is named in its head', async ({ page }) => {
  const { head, fetched } = await open(page, '/login');
  expect(fetched.length).toBeGreaterThan(3);
  for (const path of fetched) if (path.endsWith('.js')) expect(head).toContain(`"${path}"`);
});

test('a signed-in user gets the first calls with the page, each once', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  const { head, fetched } = await open(page, '/problems');
  const calls = fetched.filter((path) => path.startsWith('/api/'));
  expect(calls.sort()).toEqual([
    '/api/v1/auth/get-profile',
    '/api/v1/note',
    '/api/v1/problems/get-all-problems',
    '/api/v1/problems/learning-paths',
  ]);
  for (const path of fetched) {
    if (path.endsWith('.js') || path.startsWith('/api/')) expect(head).toContain(`"${path}"`);
  }
});

test('while scripts are on their way a page shows the loader, and the landing page nothing', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await expect(page.locator('.first-paint')).toBeVisible();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.first-paint')).toBeHidden();
});

/** The page as it was sent, and everything that it went on to fetch. */
async function open(page: Page, path: string) {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  return { head: (await answer?.text()) ?? '', fetched };
}

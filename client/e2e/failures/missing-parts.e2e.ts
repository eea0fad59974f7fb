import { expectCode, setCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { waitInVain } from '../odd/odd.ts';
import { standStill } from '../still-world.ts';

test.skip(({ isMobile }) => isMobile, 'one screen is enough');

test('a word that only a newer server knows is shown as it is', async ({ page }) => {
  await standStill(page, 'learner', (field, text) =>
    field === 'status' || field === 'difficulty' ? 'Of Tomorrow' : text,
  );
  for (const path of ['/problems', '/dashboard?tab=submissions', '/dashboard?tab=playlists']) {
    await page.goto(path);
    await expect(page.getByText('Of Tomorrow').first()).toBeVisible();
    await expect(page.getByText('This page stumbled')).toHaveCount(0);
  }
});

test('without the code of the editor a plain one runs, until the real one comes', async ({
  page,
}) => {
  await standStill(page, 'learner');
  const isEditor = (url: URL) => /\/assets\/(code-editor|monaco-setup)-.*\.js/.test(url.pathname);
  await page.route(isEditor, (route) => route.abort());
  await page.goto('/problem/climbingstairs');
  const plain = page.getByRole('textbox', { name: 'JavaScript code' });
  await expect(page.getByText('The editor could not be loaded.', { exact: false })).toBeVisible();
  await plain.fill('// typed in the plain one\n');
  await page.getByRole('button', { name: 'Run Code' }).click();
  const verdict = page.getByRole('tabpanel', { name: 'Result' }).getByRole('heading', { level: 2 });
  await expect(verdict).toHaveText('Wrong Answer');
  await page.unroute(isEditor);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCode(page, ['// typed in the plain one', '']);
  await setCode(page, '// typed in the real one\n');
});

test('code that neither comes nor fails is waited for, and then said to be missing', async ({
  page,
}) => {
  await standStill(page, 'learner');
  let asked = 0;
  const hold = () => void (asked += 1);
  await page.route(/\/assets\/code-editor-.*\.js/, hold);
  await page.goto('/problem/climbingstairs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await waitInVain(page);
  await expect(page.getByText('The editor could not be loaded.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'JavaScript code' }).fill('// typed\n');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();

  await page.route(/\/assets\/dashboard-.*\.js/, hold);
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect.poll(() => asked).toBe(2);
  await waitInVain(page);
  await expect(page.getByText('This page stumbled')).toBeVisible();
  await page.unrouteAll();
  await standStill(page, 'learner');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
});

test(
  'after a release an old tab offers the new version, and keeps the draft',
  { tag: '@smoke' },
  async ({ page }) => {
    await standStill(page, 'learner');
    await page.goto('/problem/climbingstairs');
    await setCode(page, '// an hour of work\n');
    await page.route(/\/assets\/(dashboard|contact)-.*\.js/, (route) =>
      route.fulfill({ status: 404 }),
    );
    const next = '<script type="module" src="/assets/index-next.js"></script>';
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ contentType: 'text/html', body: next }),
    );
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByText('A new version is here')).toBeVisible();
    await page.unrouteAll();
    await standStill(page, 'learner');
    await page.goto('/problem/climbingstairs');
    await expectCode(page, ['// an hour of work', '']);
  },
);

test('storage that throws takes no page away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await standStill(page, 'learner');
  await page.route('**/api/v1/draft/*', (route) => route.abort());
  await page.goto('/problem/climbingstairs');
  await setCode(page, '// typed\n');
  await expect(
    page.getByText('This browser refuses to keep your draft', { exact: false }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Python');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('JavaScript');
  await expectCode(page, ['// typed', '']);
});

import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { signInAsAdministrator } from './administrator.ts';

test(
  'an administrator sees how the installation does, and which problems are hard',
  { tag: '@smoke' },
  async ({ page, isMobile }) => {
    await signInAsAdministrator(page);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Metrics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Metrics' })).toBeVisible();
    const cards = ['Waiting for a verdict', 'Active people, last day', 'Last backup', 'Free space'];
    for (const name of cards) await expect(page.getByText(name, { exact: true })).toBeVisible();
    // The installation of this run has the embedded database, and nobody has made a backup of it.
    const backup = page.getByText('Last backup', { exact: true }).locator('..');
    await expect(backup).toContainText('Alarm:');
    await expect(backup).toContainText('run npm run db:backup');
    await expect(page.getByRole('list', { name: 'Servers that judge' })).toContainText(
      'Running, seen',
    );
    await expect(page.getByText('TestCase', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(
      'ALERT_WEBHOOK_URL is not set',
    );
    await expectNoBarrier(page);

    const table = page.getByRole('table', { name: 'How people do with each problem' });
    await expect(table.getByRole('row')).toHaveCount(26);
    await table.getByRole('button', { name: 'Problem' }).click();
    await expect(table.getByRole('columnheader', { name: 'Problem' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const first = await table.getByRole('rowheader').first().textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
    await expect(table.getByRole('rowheader').first()).not.toHaveText(first ?? '');
    if (!isMobile)
      await expect(table.getByRole('columnheader', { name: 'Attempts' })).toBeVisible();
    await expectNoBarrier(page);
  },
);

test('the figures that matter most need no scrolling on a small laptop', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the screen is set here');
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAsAdministrator(page);
  await page.goto('/admin/metrics');
  for (const name of ['Waiting for a verdict', 'Last backup', 'Free space']) {
    const card = page.getByText(name, { exact: true }).locator('..');
    await expect(card).toBeInViewport({ ratio: 1 });
  }
});

test('others see no figure', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/admin/metrics');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect((await page.request.get('/api/v1/admin/metrics')).status()).toBe(403);
});

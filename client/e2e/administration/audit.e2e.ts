import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { signInAsAdministrator } from './administrator.ts';

const acts = (page: Page) =>
  page.getByRole('list', { name: 'Acts, newest first' }).getByRole('listitem');

test(
  'what was done to a person is found, linked to and taken along',
  { tag: '@smoke' },
  async ({ page, person, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const answer = await elsewhere.request.post('/api/v1/auth/register', { data: person });
    const { user } = (await answer.json()) as { user: { id: string } };
    await elsewhere.close();
    await signInAsAdministrator(page);
    const act = (what: string, data = {}) =>
      page.request.post(`/api/v1/admin/users/${user.id}/${what}`, { data });
    expect((await act('suspend', { reason: 'Copied solutions' })).status()).toBe(200);
    expect((await act('unsuspend')).status()).toBe(200);

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    await page.getByRole('textbox', { name: 'About' }).fill(person.email);
    await expect(acts(page)).toContainText(['Suspension lifted', 'Suspended: Copied solutions']);
    await expect(acts(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Act' }).selectOption('Suspended');
    await expect(acts(page)).toHaveCount(1);
    await expectNoBarrier(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    const [, line, ...rest] = csv.split('\r\n');
    expect(line).toContain(`,user.suspended,`);
    expect(line).toContain(`,${person.name},user,${user.id},,`);
    expect(rest).toEqual(['']);
    await expect(page.getByText('Saved as audit.csv')).toBeVisible();

    // The address alone says what is shown.
    await page.reload();
    await expect(acts(page)).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(person.email);
    await acts(page).getByRole('link', { name: person.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await page.getByRole('link', { name: 'All that was done to it' }).click();
    await expect(acts(page)).toHaveCount(2);
  },
);

test('days are those of the reader, and no act at all is said', async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto('/admin/audit?act=role.changed');
  // The first administrator was made by the start of the product.
  await expect(acts(page).last()).toContainText('Made an administrator');
  await expect(acts(page).last()).toContainText('by a command on the server');
  await page.getByLabel('To', { exact: true }).fill('2020-02-03');
  await expect(page.getByText('Nothing is found')).toBeVisible();
  await expect(page).toHaveURL('/admin/audit?act=role.changed&to=2020-02-03');
  await expectNoBarrier(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(acts(page).first()).toBeVisible();
});

test('the keyboard alone chooses a filter and follows a link', async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto('/admin/audit');
  await page.getByRole('combobox', { name: 'Act' }).focus();
  await page.keyboard.type('Role');
  await expect(page).toHaveURL('/admin/audit?act=role.changed');
  await expect(acts(page).first()).toContainText('Made an');
  await page.getByLabel('To', { exact: true }).focus();
  const link = acts(page).first().getByRole('link').first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
});

test('others have no way to the audit log', async ({ page, signedIn }) => {
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  const path = `/api/v1/admin/audit?about=${signedIn.email}`;
  expect((await page.request.get(path)).status()).toBe(403);
});

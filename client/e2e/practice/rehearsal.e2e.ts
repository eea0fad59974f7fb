import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { seeCode, setCode, showPart } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { correct } from '../programs.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

const python = correct.find(({ language }) => language === 'Python')?.source ?? '';

/** By the menu of the account, which is that of the bar on a small screen. */
async function chooseFromMenu(page: Page, link: string) {
  const account = page.getByRole('button', { name: 'Account' });
  await account
    .or(page.getByRole('button', { name: 'Menu' }))
    .filter({ visible: true })
    .click();
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
}

/** The bar of a small screen has room for the clock as well. */
async function expectRoomInBar(page: Page) {
  const run = await page.getByRole('button', { name: 'Run Code' }).boundingBox();
  const theme = await page.getByRole('button', { name: /theme/i }).first().boundingBox();
  if (!run || !theme) throw new Error('The bar lacks a button');
  expect(run.x + run.width).toBeLessThanOrEqual(theme.x);
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(`/api/v1/${path}`)).status();
}

test(
  'a rehearsal: chosen, sealed, solved, continued after a reload, ended, graded, told',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/');
    await chooseFromMenu(page, 'Rehearsal');
    await expect(page.getByRole('heading', { name: 'Interview rehearsal' })).toBeVisible();
    await expectNoBarrier(page);
    await page.getByLabel('Time').selectOption('30');
    await page.getByLabel('Problems').selectOption({ label: 'My own choice' });
    await page.getByLabel('Search by title').fill('climbing st');
    await page.getByRole('button', { name: 'Add Climbing Stairs' }).click();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Start rehearsal' }).click();

    await expect(page).toHaveURL(/\/problem\//);
    const clock = page.getByRole('link', { name: 'Rehearsal: time left' });
    await expect(clock).toHaveText(/^(30:00|29:\d\d)$/);
    await expectRoomInBar(page);
    await showPart(page, 'Problem');
    await expect(page.getByRole('tab', { name: 'Submissions' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Hints' })).toHaveCount(0);
    const id = page.url().split('/').at(-1) ?? '';
    expect(await statusOf(page, `problems/get-reference-solution/${id}`)).toBe(403);

    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
    await setCode(page, python);
    await page.keyboard.press('Control+Enter');
    await showPart(page, 'Results');
    const next = page.getByRole('region', { name: 'What next' });
    await expect(next.getByText('Accepted.')).toBeVisible({ timeout: RUN_MS });
    await expectNoBarrier(page);

    await page.reload();
    await expect(clock).toHaveText(/^2\d:\d\d$/);
    await expect(await seeCode(page)).toContainText('range(2');
    await clock.click();
    await expect(page.getByRole('heading', { name: 'Your rehearsal is running' })).toBeVisible();
    await expect(page.getByText(/^Accepted, .* on it$/)).toBeVisible();
    await expectNoBarrier(page);

    await page.getByRole('button', { name: 'End rehearsal' }).click();
    await page.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByRole('heading', { name: 'Rehearsal report' })).toBeVisible();
    const radios = page.getByRole('radio', { name: '3' });
    await expect(radios).toHaveCount(5);
    for (const radio of await radios.all()) await radio.check();
    await page.getByRole('button', { name: 'Save and see the results' }).click();
    const report = page.getByRole('region', { name: 'Climbing Stairs', exact: true });
    await expect(report.getByText('11 of 11 tests')).toBeVisible();
    await expect(report.getByRole('region', { name: /^Final code/ })).toContainText('range(2');
    await expectNoBarrier(page);

    await report.getByRole('link', { name: 'Climbing Stairs' }).click();
    await expect(page.getByRole('tab', { name: 'Hints' })).toBeVisible();
    await expect(clock).toHaveCount(0);
    await page.goto('/rehearsal');
    await expect(page.getByText(/^1 of 1 accepted in /)).toBeVisible();
  },
);

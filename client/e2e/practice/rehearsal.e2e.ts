import type { Locator, Page } from '@playwright/test';
import { expectNoBarrierInThemes } from '../barriers.ts';
import { seeCode, setCode, showPart } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { correct } from '../programs.ts';
import { startRecorded } from './recorded-rehearsal.ts';

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

/** What was typed is there as it came about, to the last character. */
async function watchRecording(page: Page, report: Locator) {
  await report.getByRole('button', { name: 'Watch the recording of Climbing Stairs' }).click();
  const player = report.getByRole('region', { name: 'Recording of Climbing Stairs' });
  const program = player.getByRole('region', { name: /^Program of/ });
  const starter = await program.textContent();
  await player.getByRole('button', { name: 'Next run' }).click();
  // Not toHaveText, to which all white space is alike.
  await expect.poll(() => program.textContent()).toBe(python);
  await player.getByRole('slider', { name: 'Moment' }).press('Home');
  await expect(program).toHaveText(starter ?? '');
  expect(starter).not.toContain('range(2');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(program).toContainText('range(2');
  await expectNoBarrierInThemes(page);
}

/** Somebody who is not signed in sees what was chosen, until the link is ended. */
async function shareWithStranger(page: Page) {
  await page.getByRole('checkbox', { name: 'The recording of my typing' }).check();
  await page.getByRole('checkbox', { name: 'Final code' }).uncheck();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this report').inputValue();
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser');
  const stranger = await context.newPage();
  await stranger.goto(link);
  const problem = stranger.getByRole('region', { name: 'Climbing Stairs', exact: true });
  await expect(problem.getByText('11 of 11 tests')).toBeVisible();
  await expect(problem.getByRole('region', { name: /^Final code/ })).toHaveCount(0);
  await problem.getByRole('button', { name: /^Watch the recording/ }).click();
  await expect(problem.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await expectNoBarrierInThemes(stranger);
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This link leads nowhere')).toBeVisible();
  await context.close();
}

test(
  'a rehearsal: chosen, sealed, solved, continued after a reload, ended, graded, told',
  { tag: ['@smoke', '@phone'] },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/');
    await chooseFromMenu(page, 'Rehearsal');
    await expect(page.getByRole('heading', { name: 'Interview rehearsal' })).toBeVisible();
    await expectNoBarrierInThemes(page);
    await page.getByLabel('Time').selectOption('30');
    await page.getByLabel('Problems').selectOption({ label: 'My own choice' });
    await page.getByLabel('Search by title').fill('climbing st');
    await page.getByRole('button', { name: 'Add Climbing Stairs' }).click();
    await page.getByRole('checkbox', { name: /^Record what I type/ }).check();
    await expectNoBarrierInThemes(page);
    await page.getByRole('button', { name: 'Start rehearsal' }).click();

    await expect(page).toHaveURL(/\/problem\//);
    const clock = page.getByRole('link', { name: 'Rehearsal: time left' });
    const timer = clock.getByRole('timer');
    await expect(timer).toHaveText([/^(30:00|29:\d\d)$/, /^On this problem: 0:\d\d/]);
    await expect(clock).toHaveAccessibleName(/Your typing is recorded/);
    await expectRoomInBar(page);
    await showPart(page, 'Problem');
    await expect(page.getByRole('tab', { name: 'Submissions' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Hints' })).toHaveCount(0);
    await expect(page.getByText('Easy', { exact: true })).toHaveCount(0);
    const id = page.url().split('/').at(-1) ?? '';
    expect(await statusOf(page, `problems/get-reference-solution/${id}`)).toBe(403);

    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
    await setCode(page, python);
    await page.keyboard.press('Control+Enter');
    await showPart(page, 'Results');
    const next = page.getByRole('region', { name: 'What next' });
    await expect(next.getByText('Accepted.')).toBeVisible({ timeout: RUN_MS });
    await expectNoBarrierInThemes(page);

    await page.reload();
    await expect(timer).toHaveText([/^2\d:\d\d$/, /^On this problem: \d:\d\d/]);
    await expect(await seeCode(page)).toContainText('range(2');
    await clock.click();
    await expect(page.getByRole('heading', { name: 'Your rehearsal is running' })).toBeVisible();
    await expect(page.getByText(/^Accepted, .* on it$/)).toBeVisible();
    await expectNoBarrierInThemes(page);

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
    await expectNoBarrierInThemes(page);
    await watchRecording(page, report);
    await shareWithStranger(page);

    await page.getByRole('link', { name: 'Rehearse with the same' }).click();
    await expect(page.getByRole('button', { name: 'Remove Climbing Stairs' })).toBeVisible();
    await expect(page.getByLabel('Time')).toHaveValue('30');
    await page.goBack();

    await report.getByRole('link', { name: 'Climbing Stairs' }).click();
    await expect(page.getByRole('tab', { name: 'Hints' })).toBeVisible();
    await expect(clock).toHaveCount(0);
    await page.goto('/rehearsal');
    await expect(page.getByText(/^1 of 1 accepted in /)).toBeVisible();
  },
);

test('a page that was open before is sealed with the start, and opens with the end', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  const other = await page.context().newPage();
  await other.goto('/problem/climbingstairs');
  await showPart(other, 'Code');
  await other.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  await setCode(other, python);
  // Of what only this browser has the server sets nothing aside.
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await showPart(other, 'Problem');
  await other.getByRole('tab', { name: 'Editorial' }).click();

  await startRecorded(page);

  const clock = other.getByRole('link', { name: 'Rehearsal: time left' });
  await expect(clock).toHaveAccessibleName(/Your typing is recorded/);
  for (const name of ['Editorial', 'Hints', 'Notes']) {
    await expect(other.getByRole('tab', { name })).toHaveCount(0);
  }
  await expect(await seeCode(other)).not.toContainText('range(2');

  await page.getByRole('link', { name: 'Rehearsal: time left' }).click();
  await page.getByRole('button', { name: 'End rehearsal' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('heading', { name: 'Rehearsal report' })).toBeVisible();
  await showPart(other, 'Problem');
  await expect(other.getByRole('tab', { name: 'Editorial' })).toBeVisible();
  await expect(clock).toHaveCount(0);
});

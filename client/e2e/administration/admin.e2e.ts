import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { climbingStairs } from '../../src/features/problem-editor/samples/climbing-stairs.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsAdministrator } from './administrator.ts';
import { expectNoBarrier } from '../barriers.ts';
import { seeFormEditor, setFormCode } from './form-code.ts';
import { standStill } from '../still-world.ts';

// Three reference solutions in real sandboxes, a JVM among them, each time a problem is saved.
test.setTimeout(120_000);
const CHECK_MS = 60_000;

test(
  'a problem is made from a sample, refused, edited, and met by a learner',
  { tag: '@smoke' },
  async ({ page, person, choose }) => {
    await signInAsAdministrator(page);
    const title = `Stairs ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add Problem' }).click();
    await page.getByRole('button', { name: 'DP Problem' }).click();
    await page.getByRole('button', { name: 'Load Sample' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    const python = page.getByRole('group', { name: 'Python' });
    await setFormCode(page, 'referenceSolution.PYTHON', 'print(1)\n');

    await choose('Contest');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

    await page.getByRole('button', { name: 'Create Problem' }).click();
    await expect(python.getByText('test 1, Wrong Answer: expected "2", got "1"')).toBeVisible({
      timeout: CHECK_MS,
    });
    await expect(page.getByText('Error creating problem')).toBeVisible();
    await expect(page).toHaveURL('/add-problem');

    await setFormCode(page, 'referenceSolution.PYTHON', climbingStairs.referenceSolution.PYTHON);
    await page.getByRole('button', { name: 'Create Problem' }).click();
    await expect(page.getByText('Problem Created successfully⚡')).toBeVisible({
      timeout: CHECK_MS,
    });
    await expect(page).toHaveURL('/');

    const id = await idOf(page, title);
    await page.goto(`/add-problem?edit=${id}`);
    await expect(page.getByRole('switch')).toHaveCount(5);
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Title' }).fill(`${title} again`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Problem updated successfully')).toBeVisible({ timeout: CHECK_MS });

    await page.context().clearCookies();
    await page.request.post('/api/v1/auth/register', { data: person });
    await page.goto(`/problem/${id}`);
    await expect(page.getByRole('heading', { name: `${title} again` })).toBeVisible();
    await page.goto(`/add-problem?edit=${id}`);
    await expect(page.getByText('Only administrators and setters can add problems')).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

    // Other tests count what is on the list.
    await signInAsAdministrator(page);
    await page.request.delete(`/api/v1/problems/delete-problem/${id}`, { data: {} });
  },
);

test('an administrator has submissions judged again', async ({ page, person }) => {
  await page.request.post('/api/v1/auth/register', { data: person });
  const id = await idOf(page, 'Ticket Queue');
  const source = { PYTHON: 'print(0)' };
  const data = { source_code: source, language_id: 71, problemId: id };
  await page.request.post('/api/v1/execution-code', { data });

  await page.context().clearCookies();
  await signInAsAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('combobox', { name: 'Problem' }).selectOption('Ticket Queue');
  await page.getByRole('checkbox', { name: 'Also those judged on the present tests' }).check();
  await page.getByRole('button', { name: 'Judge again', exact: true }).click();
  const job = page.getByRole('list', { name: 'Rejudgings' }).getByRole('listitem').first();
  await expect(job.getByRole('heading', { name: 'Ticket Queue' })).toBeVisible();
  await expect(job.getByText('Done', { exact: true })).toBeVisible({ timeout: CHECK_MS });
  await expect(job.getByText(/^\d+ of \d+ judged again/)).toBeVisible();
  await expectNoBarrier(page);
});

test('the bar has room between its links and what stands beside them', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has the links in the menu');
  await standStill(page, 'administrator');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/problems');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = await bar.getByRole('link', { name: 'Add Problem' }).boundingBox();
  const search = bar.getByRole('button', { name: 'Go to a problem or page' });
  const icon = await search.locator('svg').boundingBox();
  expect((icon?.x ?? 0) - (link?.x ?? 0) - (link?.width ?? 0)).toBeGreaterThanOrEqual(12);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`form and panel have no barrier in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signInAsAdministrator(page);
    await page.goto('/admin');
    await expect(page.getByRole('table', { name: 'Languages' })).toBeVisible();
    await expectNoBarrier(page);

    // What is shown and what is wrong, in one look.
    await page.goto('/add-problem');
    await page.getByRole('button', { name: 'Load Sample' }).click();
    await expect(page.locator('.katex').first()).toBeVisible();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('');
    await page.getByRole('button', { name: 'Create Problem' }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Title must be at least 3 characters');
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('Tab indents the code of the form, and Esc lets it out', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await signInAsAdministrator(page);
  await page.goto('/add-problem');
  const starter = page
    .getByRole('group', { name: 'Python' })
    .getByRole('textbox', { name: 'Starter code' });
  await seeFormEditor(page, 'codeSnippets.PYTHON');
  await starter.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('pass');
  const lines = page.locator('[data-field="codeSnippets.PYTHON"] .view-line');
  await expect(lines).toHaveText(['\u00a0\u00a0\u00a0\u00a0pass']);
  // The first may only close what is offered.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(starter).not.toBeFocused();
});

async function idOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/v1/problems/get-all-problems');
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] };
  const found = data.find((problem) => problem.title === title);
  expect(found, `${title} is on the list`).toBeTruthy();
  return found?.id ?? '';
}

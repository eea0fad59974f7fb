import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { signInAsAdministrator } from './administrator.ts';
import { seeFormEditor } from './form-code.ts';

// Reference solutions in real sandboxes, a JVM among them, again and again.
test.setTimeout(180_000);
const JUDGED_MS = 60_000;

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('a problem is written with the tools of the form, previewed, and published when it is ready', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdministrator(page);
  const title = `Drafted ${randomUUID().slice(0, 8)}`;
  await page.goto('/add-problem');
  await page.getByRole('button', { name: 'DP Problem' }).click();
  await page.getByRole('button', { name: 'Load Sample' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('yes');

  // Signed out on the way: what was typed is there again.
  await expect(page.getByText('Draft kept in this browser')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await signInAsAdministrator(page);
  await page.goto('/add-problem');
  await expect(page.getByText('Your unsaved draft is back.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  await page
    .getByLabel('Files of tests')
    .setInputFiles([file('7.in', '7\n'), file('7.ans', 'to be filled\n'), file('8.in', '8\n')]);
  await expect(page.getByText('1 test was added.')).toBeVisible();
  await expect(page.getByText('8.in was left out: 8.ans or 8.out is missing')).toBeVisible();
  const outputs = page.getByRole('textbox', { name: 'Output', exact: true });
  await expect(outputs.last()).toHaveValue('to be filled\n');
  await page.getByRole('combobox', { name: 'Reference' }).selectOption('PYTHON');
  await page.getByRole('button', { name: 'Fill Expected Outputs' }).click();
  await expect(page.getByText(/6 outputs are filled\./)).toBeVisible({ timeout: JUDGED_MS });
  await expect(page.getByText(/Another one stood in test case 6\./)).toBeVisible();
  await expect(outputs.last()).toHaveValue('21\n');

  await page.getByRole('button', { name: 'Run References' }).click();
  const result = page.getByRole('region', { name: 'Reference solutions' });
  await expect(result.getByText('6 of 6 tests passed')).toHaveCount(3, { timeout: JUDGED_MS });
  await expect(result).toBeInViewport();
  await seeFormEditor(page, 'referenceSolution.PYTHON');
  await expectNoBarrier(page);

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('3 tests you can see, 3 hidden')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('tab', { name: 'Starter code' }).click();
  const starter = page.getByRole('region', { name: 'Code of the starter' });
  await expect(starter).toContainText('console.log');
  await page.getByRole('combobox', { name: 'Language of the starter' }).selectOption('JAVA');
  await expect(starter).toContainText('public class Main');
  await expectNoBarrier(page);
  await page.getByRole('tab', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Create Problem' }).click();
  await expect(page.getByText('Problem Created successfully⚡')).toBeVisible({
    timeout: JUDGED_MS,
  });

  const id = await idOf(page, title);
  await page.goto(`/problems?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  // Else the page that is open may see that its session is gone, and sign the next person out.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.request.post('/api/v1/auth/register', { data: person });
  await page.goto(`/problem/${id}`);
  await expect(page.getByText('There is no such problem')).toBeVisible();

  await page.context().clearCookies();
  await signInAsAdministrator(page);
  await page.goto(`/add-problem?edit=${id}`);
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('no');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Problem updated successfully')).toBeVisible({
    timeout: JUDGED_MS,
  });
  await page.context().clearCookies();
  const { email, password } = person;
  await page.request.post('/api/v1/auth/login', { data: { email, password } });
  await page.goto(`/problem/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await judgeAgain(page, id);
  // Other tests count what is on the list.
  await page.request.delete(`/api/v1/problems/delete-problem/${id}`, { data: {} });
});

/** A submission, then other tests: the edit page says so and judges it again. */
async function judgeAgain(page: Page, id: string): Promise<void> {
  const data = { source_code: { PYTHON: 'print(1)' }, language_id: 71, problemId: id };
  await page.request.post('/api/v1/execution-code', { data });
  await page.context().clearCookies();
  await signInAsAdministrator(page);
  await page.goto(`/add-problem?edit=${id}`);
  await page.getByRole('button', { name: 'Remove test case 6' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Problem updated successfully')).toBeVisible({ timeout: JUDGED_MS });
  await page.goto(`/add-problem?edit=${id}`);
  await page.getByRole('tab', { name: 'Judge again (1)' }).click();
  await expect(page.getByText('1 submission was judged on older tests.')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Judge Them Again' }).click();
  const job = page.getByRole('list', { name: 'Rejudgings' }).getByRole('listitem');
  await expect(job.getByText('Done', { exact: true })).toBeVisible({ timeout: JUDGED_MS });
  await expect(page.getByText('Every submission was judged on the present tests.')).toBeVisible();
}

async function idOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/v1/problems/get-all-problems');
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] };
  return data.find((problem) => problem.title === title)?.id ?? '';
}

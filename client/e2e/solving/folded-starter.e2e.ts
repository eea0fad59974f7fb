import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectCode, seeCode, setCode } from '../code.ts';

const PROBLEM = '/problem/climbingstairs';

test(
  'what a starter does by itself is folded away, until somebody looks at it',
  { tag: ['@smoke', '@phone'] },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    const starters = await startersOf(page);
    await page.goto(PROBLEM);
    const code = await seeCode(page);
    for (const [label, starter] of Object.entries(starters)) {
      await page.getByRole('combobox', { name: 'Language' }).selectOption({ label });
      await expect(code).toContainText('return 0');
      await expect(code).not.toContainText(/stdin|readFileSync\(0|System\.in/);
      await page.locator('[data-code-editor] .codicon-folding-manual-collapsed').click();
      await expectCode(page, starter.split('\n'));
    }
  },
);

test(
  'a reset folds it again, and nothing of another program is folded',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    const { Python = '' } = await startersOf(page);
    const own = Python.replaceAll('climb', 'walk').split('\n');
    await page.goto(PROBLEM);
    const code = await seeCode(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
    await expect(code).not.toContainText('stdin');
    await setCode(page, own.join('\n'));
    await expectCode(page, own);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(code).toContainText('climb_stairs');
    await expect(code).not.toContainText('stdin');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCode(page, own);
  },
);

test('it stays folded while the function is written, and a search opens it', async ({
  page,
  signedIn,
  isMobile,
}) => {
  test.skip(isMobile, 'typed into the editor itself, as on a keyboard');
  expect(signedIn.name).toBeTruthy();
  await page.goto(PROBLEM);
  const code = await seeCode(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  await code.locator('.view-line').filter({ hasText: 'return 0' }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' + 7');
  await page.keyboard.press('Enter');
  await expect(code).toContainText('return 0 + 7');
  await expect(code).not.toContainText('stdin');
  await page.keyboard.press('Control+F');
  await page.keyboard.insertText('stdin');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(code).toContainText('stdin');
});

/** By what the languages are called on the page. */
async function startersOf(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.get('/api/v1/problems/get-problem/climbingstairs');
  const { data } = (await answer.json()) as { data: { codeSnippets: Record<string, string> } };
  const { JAVASCRIPT = '', PYTHON = '', JAVA = '', TYPESCRIPT = '' } = data.codeSnippets;
  return { JavaScript: JAVASCRIPT, Python: PYTHON, Java: JAVA, TypeScript: TYPESCRIPT };
}

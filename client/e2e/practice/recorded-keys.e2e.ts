import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import type { Submission } from '@stepwise/contracts/submission';
import type { Page } from '@playwright/test';
import { expectCode, seeCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { startRecorded } from './recorded-rehearsal.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(180_000);
const RUN_MS = 60_000;

test.skip(({ isMobile }) => isMobile, 'a phone has no keys');

async function switchVimKeys(page: Page) {
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByLabel('Vim keys').click();
  await page.keyboard.press('Escape');
}

/** Writes, takes away, puts in and takes back, by commands alone. */
async function typeByVim(page: Page) {
  const status = page.getByRole('group', { name: 'Vim' });
  await expect(status).toContainText('--NORMAL--');
  await (await seeCode(page)).click();
  await page.keyboard.type('ggdGi');
  await expect(status).toContainText('--INSERT--');
  await page.keyboard.type('n = int(input())\na = 1\nprint(a)');
  await page.keyboard.press('Escape');
  await expect(status).toContainText('--NORMAL--');
  await expectCode(page, ['n = int(input())', 'a = 1', 'print(a)']);
  await page.keyboard.type('ggyyjpdd');
  await expectCode(page, ['n = int(input())', 'a = 1', 'print(a)']);
  await page.keyboard.type('ggjddu');
  await expectCode(page, ['n = int(input())', 'a = 1', 'print(a)']);
  await page.keyboard.type('ggjddGp');
  await expectCode(page, ['n = int(input())', 'print(a)', 'a = 1']);
}

/** At the beginning of each line at once, then at the end of each, which is taken back. */
async function typeBySeveralCursors(page: Page) {
  await (await seeCode(page)).click();
  await page.keyboard.press('Control+A');
  // A cursor for each line; the keys for one more below differ by system.
  await page.keyboard.press('Shift+Alt+I');
  await expect(page.locator('[data-code-editor] .cursors-layer .cursor')).toHaveCount(3);
  await page.keyboard.press('Home');
  await page.keyboard.type('# ');
  await page.keyboard.insertText('🙂');
  await page.keyboard.press('End');
  await page.keyboard.type('!?');
  await expectCode(page, ['# 🙂n = int(input())!?', '# 🙂print(a)!?', '# 🙂a = 1!?']);
  await page.keyboard.press('Control+Z');
  await expectCode(page, ['# 🙂n = int(input())', '# 🙂print(a)', '# 🙂a = 1']);
}

async function answer<T>(page: Page, path: string): Promise<T> {
  const { data } = (await (await page.request.get(`/api/v1/${path}`)).json()) as { data: T };
  return data;
}

test('what is typed by Vim keys, undone, and typed at several places is replayed as it was', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  await startRecorded(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  await switchVimKeys(page);
  await typeByVim(page);
  await page.keyboard.press('Control+Enter');
  const verdict = page.getByRole('heading', { name: 'Runtime Error' });
  await expect(verdict).toBeVisible({ timeout: RUN_MS });
  await switchVimKeys(page);
  await expect(page.getByRole('group', { name: 'Vim' })).toBeHidden();
  await typeBySeveralCursors(page);

  await page.getByRole('link', { name: 'Rehearsal: time left' }).click();
  await page.getByRole('button', { name: 'End rehearsal' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Watch the recording of Climbing Stairs' }).click();

  const id = page.url().split('/').at(-1) ?? '';
  const [problem] = (await answer<Rehearsal>(page, `rehearsal/${id}`)).problems;
  const [sent] = problem?.tries ?? [];
  const { sourceCode } = await answer<Submission>(page, `submission/${sent?.id ?? ''}`);
  expect(sourceCode).toBe('n = int(input())\nprint(a)\na = 1');
  const final = '# 🙂n = int(input())\n# 🙂print(a)\n# 🙂a = 1';
  expect(problem?.final).toEqual({ language: 'PYTHON', code: final });

  const player = page.getByRole('region', { name: 'Recording of Climbing Stairs' });
  const program = player.getByRole('region', { name: /^Program of/ });
  await player.getByRole('slider', { name: 'Moment' }).press('End');
  // Not toHaveText, to which all white space is alike.
  await expect.poll(() => program.textContent()).toBe(final);
  await player.getByRole('button', { name: 'Run before' }).click();
  await expect.poll(() => program.textContent()).toBe(sourceCode);
});

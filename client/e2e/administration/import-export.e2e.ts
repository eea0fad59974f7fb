import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsAdministrator } from './administrator.ts';
import { expectNoBarrier } from '../barriers.ts';
import { setCode, showPart } from '../code.ts';
import { expect, test } from '../fixtures.ts';
import { evens, zipFile } from './packages.ts';

test.setTimeout(300_000);
const JUDGED_MS = 120_000;

type ZipFile = Awaited<ReturnType<typeof zipFile>>;

test('a package with pictures and a C++ validator is imported, solved, exported, imported again', async ({
  page,
  isMobile,
}) => {
  const compiler = spawnSync('g++', ['--version']);
  test.skip(compiler.status !== 0, 'the validator is compiled by a g++, and there is none');
  test.skip(isMobile, 'nothing of it depends on the size of the window');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdministrator(page);
  const title = `Evens ${randomUUID().slice(0, 8)}`;

  const id = await importPackage(page, title, await zipFile(`${title}.zip`, evens(title)));
  await solve(page, id);
  // After it was solved, which the statement says, too.
  const before = await lookAt(page, id, title);
  expect(before.pictures.map(({ name, width }) => [name, width])).toEqual([
    ['line.svg', 120],
    ['photo.png', 2],
  ]);

  await page.goto(`/add-problem?edit=${id}`);
  await page.getByRole('tab', { name: 'Export' }).click();
  const panel = page.getByRole('region', { name: 'Export a package' });
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export Package' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^evens[0-9a-f]{8}-2025-09\.zip$/);
  const exported = {
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await download.path()),
  };
  await expectNoBarrier(page);

  await page.request.delete(`/api/v1/problems/delete-problem/${id}`, { data: {} });
  const again = await importPackage(page, title, exported);
  expect(again).toBe(id);
  await solve(page, again);
  expect(await lookAt(page, again, title)).toEqual(before);

  // Other tests count what is on the list.
  await page.request.delete(`/api/v1/problems/delete-problem/${again}`, { data: {} });
});

/** Sends a zip file by the form and answers the id of its problem. */
async function importPackage(page: Page, title: string, file: ZipFile): Promise<string> {
  await page.goto('/add-problem');
  const panel = page.getByRole('region', { name: 'Import a package' });
  await page.getByRole('tab', { name: 'Import' }).click();
  await panel.getByLabel('Problem package').setInputFiles(file);
  await panel.getByRole('button', { name: 'Import Package' }).click();
  await expect(panel.getByText('is stored with 3 tests.')).toBeVisible({ timeout: JUDGED_MS });
  const address = await panel.getByRole('link', { name: title }).getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

/** What a learner sees of the statement, and the pictures in it. */
async function lookAt(page: Page, id: string, title: string) {
  await page.goto(`/problem/${id}`);
  const statement = page.getByRole('article').filter({ hasText: title });
  await expect(statement.getByRole('img')).toHaveCount(2);
  await expect(statement.locator('.katex')).toHaveCount(3);
  await expect(statement.getByText('Solved', { exact: true })).toBeVisible();
  const pictures: { name: string | undefined; path: string; width: number }[] = [];
  for (const picture of await statement.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const widthOf = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(widthOf).toBeGreaterThan(0);
    const path = (await picture.getAttribute('src')) ?? '';
    pictures.push({ name: path.split('/').at(-1), path, width: await widthOf() });
  }
  return { pictures, text: await statement.ariaSnapshot() };
}

/** Another right answer than the one in the package, then a wrong one. */
async function solve(page: Page, id: string): Promise<void> {
  await page.goto(`/problem/${id}`);
  const result = page.getByRole('tabpanel', { name: 'Result' });
  await showPart(page, 'Code');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
  for (const [answer, verdict] of [
    ['4 * int(input())', 'Accepted'],
    ['4 * int(input()) + 1', 'Wrong Answer'],
  ] as const) {
    await setCode(page, `print(${answer})\n`);
    // The verdict of the run before is gone once this one was sent.
    const sent = page.waitForRequest('**/execution-code');
    await page.getByRole('button', { name: 'Run Code' }).click();
    await sent;
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(verdict, {
      timeout: JUDGED_MS,
    });
  }
}

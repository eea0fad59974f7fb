import { randomUUID } from 'node:crypto';
import { signInAsAdministrator } from './administrator.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { doubles, zipFile } from './packages.ts';

test.setTimeout(120_000);
const JUDGED_MS = 60_000;

test(
  'a package of another judge is refused with reasons, taken over, and solved',
  { tag: '@smoke' },
  async ({ page, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdministrator(page);
    const title = `Doubles ${randomUUID().slice(0, 8)}`;
    const fileName = `${title.toLowerCase().replace(' ', '-')}.zip`;
    const panel = page.getByRole('region', { name: 'Import a package' });
    const file = panel.getByLabel('Problem package');
    const send = panel.getByRole('button', { name: 'Import Package' });
    const programs = panel.getByRole('list', { name: 'Programs of the package' });
    await page.goto('/add-problem');

    // Whoever has a package need not fill in a form: it is in sight before that.
    await expect(send).toBeHidden();
    await page.getByRole('tab', { name: 'Import' }).click();
    await expect(send).toBeInViewport();
    await send.click();
    await expect(file).toHaveAccessibleDescription(/Choose a zip file/);

    const text = { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') };
    await file.setInputFiles(text);
    await send.click();
    await expect(panel.getByText(/is not a readable zip file/)).toBeVisible();

    // A program that its folder calls wrong and that is right: the tests would let it pass.
    const lax = {
      ...doubles(title),
      'submissions/wrong_answer/sums.py': 'n = int(input())\nprint(n + n)\n',
    };
    await file.setInputFiles(await zipFile(fileName, lax));
    await send.click();
    await expect(panel.getByText('wrong_answer/sums.py').first()).toBeVisible({
      timeout: JUDGED_MS,
    });
    await expect(programs.getByText('not what its folder says')).toBeVisible({
      timeout: JUDGED_MS,
    });
    await expect(panel.getByRole('link', { name: title })).toHaveCount(0);
    await expectNoBarrier(page);

    await file.setInputFiles(await zipFile(fileName, doubles(title)));
    await send.click();
    await expect(panel.getByText('is stored with 2 tests.')).toBeVisible({ timeout: JUDGED_MS });
    await expect(programs.getByRole('listitem')).toHaveText([
      /accepted\/right\.py Accepted/,
      /wrong_answer\/squares\.py Wrong Answer/,
    ]);
    await expectNoBarrier(page);
    const address = await panel.getByRole('link', { name: title }).getAttribute('href');
    const id = address?.split('/').at(-1) ?? '';

    await page.context().clearCookies();
    await page.request.post('/api/v1/auth/register', { data: person });
    await page.goto(`/problem/${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const run = {
      source_code: { PYTHON: 'print(int(input()) * 2)' },
      language_id: 71,
      problemId: id,
    };
    const answer = await page.request.post('/api/v1/execution-code', { data: run });
    expect(await answer.json()).toMatchObject({ data: { status: 'Accepted' } });

    // Other tests count what is on the list.
    await signInAsAdministrator(page);
    await page.request.delete(`/api/v1/problems/delete-problem/${id}`, { data: {} });
  },
);

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languageIdOf } from '@stepwise/contracts/language';
import { expectNoBarrierInThemes } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { correct } from '../programs.ts';

test.skip(({ isMobile }) => isMobile, 'what happens beside the browser needs one browser');

test(
  'a person clones the record, wipes the account, and brings the record back',
  { tag: '@smoke' },
  async ({ page, signedIn, person }) => {
    const { data } = (await (
      await page.request.get('/api/v1/problems/get-problem/climbingstairs')
    ).json()) as { data: { id: string } };
    const source = correct.find(({ language }) => language === 'Python')?.source ?? '';
    const sent = await page.request.post('/api/v1/execution-code', {
      data: {
        ...{ problemId: data.id, language_id: languageIdOf('PYTHON') },
        source_code: { PYTHON: source },
      },
    });
    expect(await sent.text()).toContain('"Accepted"');

    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Git');
    await page.getByLabel('It may').selectOption('Only read');
    await page.getByRole('textbox', { name: 'Password of your account' }).fill(signedIn.password);
    await page.getByRole('button', { name: 'Make a token' }).click();
    const secret = await page.getByRole('textbox', { name: 'Token for Git' }).inputValue();
    const command = await page.getByText(/^git clone /).innerText();
    const [git = '', ...args] = command.split(' ');
    const home = await mkdtemp(join(tmpdir(), 'stepwise-record-'));
    try {
      const asks = `!f() { echo username=me; echo password=${secret}; }; f`;
      await promisify(execFile)(git, ['-c', `credential.helper=${asks}`, ...args], {
        ...{ cwd: home, timeout: 60_000 },
        env: { HOME: home, PATH: process.env['PATH'], GIT_TERMINAL_PROMPT: '0' },
      });
      expect(await readFile(join(home, 'record/climbingstairs/solution.py'), 'utf8')).toBe(source);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as a zip file' }).click();
      const zip = join(home, 'stepwise-record.zip');
      await (await download).saveAs(zip);
      const gone = await page.request.delete('/api/v1/auth/delete-account', {
        data: { password: signedIn.password },
      });
      expect(gone.status()).toBe(200);
      const again = await page.request.post('/api/v1/auth/register', { data: person });
      expect(again.status()).toBe(201);
      await page.goto('/profile');
      await page.getByLabel('Zip file of a record').setInputFiles(zip);
      await page.getByRole('button', { name: 'Bring back' }).click();
      await expect(page.getByText('1 of 1 judged, 1 accepted.')).toBeVisible();
      await expectNoBarrierInThemes(page);
      await page.goto('/dashboard');
      await page.getByRole('tab', { name: 'Solved Problems' }).click();
      await expect(page.getByText('Climbing Stairs').first()).toBeVisible();
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
);

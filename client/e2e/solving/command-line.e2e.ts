import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures.ts';
import { correct, typed, wrong } from '../programs.ts';

test.skip(({ isMobile }) => isMobile, 'what happens beside the browser needs one browser');

const TOKEN = 'Token for Laptop';

const FILES = {
  ...{ JavaScript: 'solution.js', Python: 'solution.py', Java: 'Main.java' },
  TypeScript: 'solution.ts',
};
const PROGRAMS = [...correct, { language: 'TypeScript' as const, source: typed }];

for (const { programs, tag } of [
  { programs: PROGRAMS.slice(0, 1), tag: [] },
  { programs: PROGRAMS.slice(1), tag: '@long' },
]) {
  const languages = programs.map(({ language }) => language).join(', ');
  const title = `a person solves a problem in their own editor, with the commands of its page: ${languages}`;
  test(title, { tag }, async ({ page, signedIn, baseURL }) => {
    await page.goto('/problem/climbingstairs');
    await page.getByText('In your own editor').click();
    const getIt = await page.getByText(/^node stepwise\.mjs get/).innerText();
    const once = await page.getByText(/^curl /).innerText();
    expect(once).toContain(`${baseURL ?? ''}/stepwise.mjs`);
    await page.getByRole('link', { name: 'from your profile' }).click();
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Laptop');
    await page.getByRole('textbox', { name: 'Password of your account' }).fill(signedIn.password);
    await page.getByRole('button', { name: 'Make a token' }).click();
    await expect(page.getByRole('button', { name: 'Copy token' })).toBeInViewport();
    const secret = await page.getByRole('textbox', { name: TOKEN }).inputValue();

    const home = await mkdtemp(join(tmpdir(), 'stepwise-cli-'));
    const env = { HOME: home, XDG_CONFIG_HOME: home, PATH: process.env['PATH'] };
    /** Runs a line as it stands on the page, which has to end with this exit status. */
    const run = async (line: string, { cwd = home, input = '', exit = 0 } = {}) => {
      const [, ...args] = line.split(' ');
      const ran = promisify(execFile)(process.execPath, args, { cwd, env, timeout: 60_000 });
      ran.child.stdin?.end(input);
      const { stdout, stderr, code } = await ran.then(
        (printed) => ({ ...printed, code: 0 }),
        (error: unknown) => error as { stdout: string; stderr: string; code: number },
      );
      expect([code, stdout + stderr]).toEqual([exit, stdout + stderr]);
      return stdout + stderr;
    };
    try {
      const [, login = ''] = once.split('\n');
      const file = await page.request.get('/stepwise.mjs');
      expect(file.status()).toBe(200);
      await writeFile(join(home, 'stepwise.mjs'), await file.body());
      expect(await run(login, { input: secret })).toContain(`as ${signedIn.name}`);
      await run(getIt);
      const folder = join(home, 'climbingstairs');
      await writeFile(join(folder, 'solution.js'), wrong);
      expect(await run('node ../stepwise.mjs test', { cwd: folder, exit: 1 })).toMatch(/WRONG/);
      expect(await run('node ../stepwise.mjs submit', { cwd: folder, exit: 1 })).toMatch(
        /^Wrong Answer /m,
      );
      const anyLanguage = getIt.replace(/ --lang .*/, '');
      let judged = '';
      for (const { language, source } of programs) {
        await rm(folder, { recursive: true });
        await run(`${anyLanguage} --lang ${language}`);
        await writeFile(join(folder, FILES[language]), source);
        // Node runs it by itself from 22.18 on.
        if (language !== 'TypeScript') {
          expect(await run('node ../stepwise.mjs test', { cwd: folder })).toMatch(/^1 ok \d+ ms$/m);
        }
        judged = await run('node ../stepwise.mjs submit', { cwd: folder });
        expect(judged).toMatch(/^Accepted /m);
      }
      await page.goto(/http\S+\/submissions\/\S+/.exec(judged)?.[0] ?? '');
      await expect(page.getByRole('heading', { name: 'Accepted' }).first()).toBeVisible();
    } finally {
      await rm(home, { recursive: true, force: true });
    }

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Revoke Laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('You have none.')).toBeVisible();
  });
}

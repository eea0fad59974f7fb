import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { readArchive } from '../bank/archive/read-archive.ts';
import { temporaryFolder } from '../bank/import/test-package.ts';
import { useTestDatabase } from '../test/database.ts';
import { buildProblem } from '../test/factories.ts';

// Each run starts a Node of its own.
vi.setConfig({ testTimeout: 120_000 });

const database = useTestDatabase();

function run(args: readonly string[]) {
  const script = join(import.meta.dirname, 'export-problem.ts');
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
}

it('takes from the site what is not in the bank, and what is when that is asked for', async () => {
  const folder = await temporaryFolder();
  await buildProblem(database.db, { slug: 'only-here', title: 'Only here' });
  await buildProblem(database.db, { slug: 'climbingstairs', title: 'Edited on the site' });
  const titleOf = async (slug: string, ...options: string[]) => {
    const out = join(folder, `${slug}${options.length}.zip`);
    await run([slug, '--out', out, ...options]);
    const yaml = (await readArchive(out)).files.get('problem.yaml')?.toString();
    return /^name: (.*)$/m.exec(yaml ?? '')?.[1];
  };
  expect(await titleOf('only-here')).toBe('Only here');
  expect(await titleOf('climbingstairs')).toBe('Climbing Stairs');
  expect(await titleOf('climbingstairs', '--from-site')).toBe('Edited on the site');

  const out = join(folder, 'none.zip');
  await expect(run(['no-such', '--out', out])).rejects.toMatchObject({
    code: 1,
    stderr: 'no-such: is neither in the bank nor on the site\n',
  });
  await expect(readFile(out)).rejects.toThrow('ENOENT');
});

import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { packageFolder, temporaryFolder } from '../bank/import/test-package.ts';
import { readProblem } from '../bank/read-problem.ts';

// Each run starts a Node of its own.
vi.setConfig({ testTimeout: 120_000 });

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

function run(command: string, args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, `${command}.ts`);
  return new Promise((resolve) => {
    const all = ['--import', 'tsx', script, ...args];
    const child = execFile(process.execPath, all, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

it('takes over a package, gives it away again, and says what it refuses', async () => {
  const folder = await temporaryFolder();
  const bank = join(folder, 'bank');
  const zip = join(folder, 'doubles.zip');

  const taken = await run('import-problem', [await packageFolder(), '--into', bank]);
  expect(taken).toMatchObject({ code: 0, stderr: '' });
  expect(taken.stdout).toContain('doubles: a legacy package, 3 tests, 1 program');
  expect(await readdir(bank)).toEqual(['doubles']);

  const given = await run('export-problem', ['doubles', '--from', bank, '--out', zip]);
  expect(given).toMatchObject({ code: 0, stderr: '' });

  const twice = await run('import-problem', [zip, '--into', bank]);
  expect(twice.code).toBe(1);
  expect(twice.stderr).toBe(
    'Not imported:\n  ✗ doubles: is in bank already; remove it or choose another name\n',
  );

  const talks = await packageFolder({ 'problem.yaml': 'name: X\ntype: interactive\n' });
  const refused = await run('import-problem', [talks, '--into', bank, '--as', 'other']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('✗ doubles/problem.yaml: type: interactive problems');
  expect(await readdir(bank)).toEqual(['doubles']);
});

it('takes a package for other languages only when it is told to', async () => {
  const bank = join(await temporaryFolder(), 'bank');
  const cpp = await packageFolder({ 'problem.yaml': 'name: Doubles\nlanguages: [cpp]\n' });

  const refused = await run('import-problem', [cpp, '--into', bank]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(
    '✗ doubles/problem.yaml: languages: cpp, so nobody could solve it here; ask for every language',
  );

  const taken = await run('import-problem', [cpp, '--into', bank, '--all-languages']);
  expect(taken).toMatchObject({ code: 0, stderr: '' });
  expect(taken.stdout).toContain(
    '! doubles/problem.yaml: languages: cpp; taken for every language here instead',
  );
  const { starters } = await readProblem(join(bank, 'doubles'));
  expect(Object.keys(starters).sort()).toEqual(['JAVA', 'JAVASCRIPT', 'PYTHON', 'TYPESCRIPT']);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { packageFolder, temporaryFolder } from '../bank/import/test-package.ts';

it('judges the programs of a package for other languages when it is told to', async () => {
  const folder = await packageFolder({
    'problem.yaml': 'name: Doubles\nlanguages: [cpp]\n',
    'submissions/wrong_answer/same.py': 'print(input())\n',
  });
  const script = join(import.meta.dirname, 'import-problem.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', script, folder, '--into', join(await temporaryFolder(), 'bank')],
    ...['--all-languages', '--verify'],
  ]);
  expect(stdout).toMatch(/right\.py +accepted +Accepted +agrees/);
  expect(stdout).toMatch(/same\.py +wrong_answer +Wrong Answer +agrees/);
  expect(stdout).toContain('2 agree, 0 disagree, 0 skipped');
});

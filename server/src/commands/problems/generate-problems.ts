import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST } from '../../bank/generate/generators.ts';
import { regenerateLargeCases } from '../../bank/generate/generate.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';

// npm run problems:generate [slug...]: makes the large cases and writes their manifest.
const slugs = process.argv.slice(2);
const directories =
  slugs.length === 0
    ? await listPackages(BANK_DIRECTORY)
    : slugs.map((slug) => join(BANK_DIRECTORY, slug));

for (const directory of directories) {
  const problem = await readProblem(directory);
  if (problem.generated.length === 0) continue;
  const { cases, manifest } = await regenerateLargeCases(problem);
  await writeFile(join(directory, MANIFEST), manifest);
  const bytes = cases.reduce((sum, { input, output }) => sum + input.length + output.length, 0);
  console.log(`${problem.slug}: ${cases.length} large cases, ${(bytes / 1024).toFixed(0)} KiB`);
}

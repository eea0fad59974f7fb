import { lintBank } from '../../bank/lint/lint-bank.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';

// npm run problems:lint [-- slug...]: rules for the language of problems. Exit code 1 when one is broken.
const wanted = process.argv.slice(2);
const problems = await Promise.all(
  (await listPackages(BANK_DIRECTORY)).map((directory) => readProblem(directory)),
);
const unknown = wanted.filter((slug) => !problems.some((problem) => problem.slug === slug));
const all = await lintBank(problems);
const faults = [
  ...unknown.map((slug) => `There is no problem ${slug}`),
  ...all.filter(
    (fault) => wanted.length === 0 || wanted.some((slug) => fault.startsWith(`${slug}:`)),
  ),
];
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${wanted.length || problems.length} problems, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

import { generateLargeCases } from '../../bank/generate/generate.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';

// Makes the large cases of every problem as its manifest says, which is how an image gets them.
// Fails where one comes out different, or without Python.
let count = 0;
for (const directory of await listPackages(BANK_DIRECTORY)) {
  count += (await generateLargeCases(await readProblem(directory))).length;
}
console.log(`${count} large cases`);

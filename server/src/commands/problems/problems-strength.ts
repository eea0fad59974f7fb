import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { EQUIVALENTS_YAML } from '../../bank/strength/equivalents.ts';
import { measureStrength, type Strength } from '../../bank/strength/measure-strength.ts';
import type { Mutant } from '../../bank/strength/mutant.ts';
import { readEnv } from '../../env.ts';
import { createEngine } from '../../judge/create-engine.ts';
import { judge0Options } from '../../judge0-options.ts';
import { clearLastLine, showLastLine } from '../last-line.ts';

// npm run problems:strength [slug...]: how many small faults in right solutions the tests find. Those that change
// nothing are listed in the package, with a reason each; an entry that fits none is a fault.
const WANTED_SHARE = 0.97;
const SHOWN_INPUT = 300;

const wanted = process.argv.slice(2);
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('Interrupted')));
process.once('SIGTERM', () => interrupted.abort(new Error('Terminated')));

const problems = await Promise.all(
  (await listPackages(BANK_DIRECTORY)).map((directory) => readProblem(directory)),
);
// Others' validators and generators do not run outside the sandbox.
const own = problems.filter(({ imported }) => imported === null);
const chosen = own.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
const unknown = wanted.filter((slug) => !own.some((problem) => problem.slug === slug));
for (const slug of unknown) console.error(`There is no problem ${slug}`);

let weak = unknown.length;
const env = readEnv();
const engine = await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
try {
  console.log('problem               mutants  killed  equivalent  undecided   share');
  for (const problem of chosen) {
    const strength = await measureStrength(problem, {
      engine,
      signal: interrupted.signal,
      onStep: showLastLine,
    });
    clearLastLine();
    const share = strength.mutants === 0 ? 0 : strength.killed / strength.mutants;
    if (share < WANTED_SHARE || strength.gone.length > 0) weak++;
    report(problem.slug, strength, share);
  }
} finally {
  await engine.close();
}
console.log(
  `${chosen.length} measured, ${weak} below ${WANTED_SHARE * 100} % or with a list that does not fit`,
);
process.exitCode = weak > 0 || chosen.length === 0 ? 1 : 0;

function report(slug: string, strength: Strength, share: number) {
  const { mutants, killed, equivalent, undecided, survivors, gone } = strength;
  const figures = [
    slug.padEnd(20),
    String(mutants).padStart(8),
    String(killed).padStart(7),
    String(equivalent).padStart(11),
    String(undecided.length).padStart(10),
    `${(share * 100).toFixed(1)} %`.padStart(8),
  ];
  console.log(figures.join(' '));
  for (const { mutant, input } of survivors) {
    console.log(`  ${placeOf(mutant)}. Killed by:`);
    console.log(input.slice(0, SHOWN_INPUT).trimEnd().replace(/^/gm, '    '));
  }
  for (const mutant of undecided) console.log(`  ${placeOf(mutant)}: no input was found`);
  for (const { language, line, fault } of gone) {
    console.log(
      `  ✗ ${EQUIVALENTS_YAML}: ${language}, line ${line}: ${fault}: there is no such mutant`,
    );
  }
}

function placeOf({ program, line, what }: Mutant): string {
  return `${program.language}, line ${line}: ${what}`;
}

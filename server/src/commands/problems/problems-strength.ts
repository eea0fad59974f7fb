import { availableParallelism } from 'node:os';
import { dump } from 'js-yaml';
import type { BankProblem } from '../../bank/bank-problem.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { PACKAGE_LANGUAGES, LANGUAGE_FILES } from '../../bank/package-languages.ts';
import { EQUIVALENTS_YAML, type MutantName } from '../../bank/strength/equivalents.ts';
import { measureStrength, type Strength } from '../../bank/strength/measure-strength.ts';
import { readEnv } from '../../env.ts';
import { createEngine } from '../../judge/create-engine.ts';
import { judge0Options } from '../../judge0-options.ts';
import { clearLastLine, showLastLine } from '../last-line.ts';
import { untilInterrupted } from '../until-interrupted.ts';

// npm run problems:strength [slug...]: how many small faults in right solutions the tests find. Those that change
// nothing are listed in the package, with a reason each. Of others that no small input shows to be wrong the
// entries are printed: what is missing is the reason, or a test.
const WANTED_SHARE = 0.97;
const SHOWN_INPUT = 300;

const wanted = process.argv.slice(2);
const interrupted = untilInterrupted();

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
  const open = chosen.values();
  const work = async () => {
    for (const problem of open) await measure(problem);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
} finally {
  await engine.close();
}
console.log(
  `${chosen.length} measured, ${weak} below ${WANTED_SHARE * 100} % or with faults that nobody has explained`,
);
process.exitCode = weak > 0 || chosen.length === 0 ? 1 : 0;

async function measure(problem: BankProblem) {
  const { slug } = problem;
  const strength = await measureStrength(problem, {
    engine,
    signal: interrupted,
    onStep: (step) => showLastLine(`${slug}: ${step}`),
  });
  clearLastLine();
  const share = strength.mutants === 0 ? 0 : strength.killed / strength.mutants;
  const isExplained = strength.undecided.length === 0 && strength.gone.length === 0;
  if (share < WANTED_SHARE || !isExplained) weak++;
  report(slug, strength, share);
}

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
    const { program, line, what } = mutant;
    console.log(`  ${program.language}, line ${line}: ${what}. Killed by:`);
    console.log(input.slice(0, SHOWN_INPUT).trimEnd().replace(/^/gm, '    '));
  }
  for (const { language, line, fault } of gone) {
    console.log(`  ✗ ${EQUIVALENTS_YAML}: ${language}, line ${line}: ${fault}: no such mutant`);
  }
  if (undecided.length > 0) console.log(dump(undecided.map(inPackage)).replace(/^/gm, '  '));
}

/** As an entry of the package says it; the reason is for whoever knows it. */
function inPackage({ language, nth, ...rest }: MutantName) {
  const name = PACKAGE_LANGUAGES.find((one) => LANGUAGE_FILES[one].key === language);
  return { language: name, ...rest, ...(nth > 1 && { nth }), reason: '' };
}

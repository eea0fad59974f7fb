import { parseArgs } from 'node:util';
import type { BankProblem } from '../../bank/bank-problem.ts';
import type { BankProgram } from '../../bank/programs.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { readEnv } from '../../env.ts';
import { isCounted } from '../../growth/count-steps.ts';
import { makeRungs } from '../../growth/make-rungs.ts';
import { measureGrowth, type Growth } from '../../growth/measure-growth.ts';
import { createEngine } from '../../judge/create-engine.ts';
import { judge0Options } from '../../judge0-options.ts';
import { clearLastLine, showLastLine } from '../last-line.ts';
import { growthFaults, growthLine, type Measured } from './growth-table.ts';
import { readTrueClasses, staleEntries } from './true-classes.ts';
import { untilInterrupted } from '../until-interrupted.ts';

// npm run problems:growth -- [slug...] [--repeat N]: how the right and the too slow programs of each problem with a
// ladder grow, measured N times, by default once. Ends with 1 when a class that is named is not the true one, which
// true-classes.yaml has of every program, or a measurement is another the next time.
const { values, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '1' } },
});
const times = Number(values.repeat);
const interrupted = untilInterrupted();

if (!(Number.isInteger(times) && times > 0)) {
  console.error('npm run problems:growth -- [slug...] [--repeat N]');
  process.exitCode = 2;
} else {
  process.exitCode = await measureAll();
}

/** The exit code. */
async function measureAll(): Promise<number> {
  const all = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
  const withLadder = all.filter(({ ladder }) => ladder);
  const chosen = withLadder.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const table = await readTrueClasses();
  const env = readEnv();
  const engine = await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
  const asking = { engine, signal: interrupted, owner: 'growth' };
  const measured: Measured[] = [];
  try {
    for (const problem of chosen) await measureProblem(problem, asking, measured);
  } catch (error) {
    if (!interrupted.aborted) throw error;
  } finally {
    clearLastLine();
    await engine.close();
  }
  if (interrupted.aborted) console.log('Interrupted: that is what there is so far');
  const faults = [...growthFaults(measured, table), ...staleEntries(table, withLadder)];
  const unsure = measured.filter(({ growths }) => growths[0]?.name === null).length;
  console.log(`${measured.length} programs, ${times} times each; ${unsure} not sure`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  return measured.length > 0 && faults.length === 0 && !interrupted.aborted ? 0 : 1;
}

async function measureProblem(
  problem: BankProblem,
  asking: Parameters<typeof measureGrowth>[2],
  measured: Measured[],
): Promise<void> {
  const { slug, ladder, programs } = problem;
  if (!ladder) return;
  const rungs = await makeRungs(ladder, asking);
  for (const program of programs.filter(isMeasured)) {
    const growths: Growth[] = [];
    while (growths.length < times) {
      showLastLine(`${slug} ${program.name}: ${growths.length + 1} of ${times}`);
      growths.push(await measureGrowth(program, { ladder, rungs }, asking));
    }
    const one = { slug, program, growths };
    measured.push(one);
    clearLastLine();
    console.log(growthLine(one));
  }
}

function isMeasured({ language, outcome }: BankProgram): boolean {
  return isCounted(language) && outcome !== 'wrong_answer';
}

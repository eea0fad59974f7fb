import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { BankProblem } from '../../bank/bank-problem.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import {
  idOfSearch,
  measureSearch,
  SEARCHED_KINDS,
  type SearchRecord,
} from '../../bank/searches/measure-search.ts';
import {
  accepted,
  drawPrograms,
  Killers,
  labelledWrong,
  mutantsOfProblem,
  type Drawn,
  type Sample,
} from '../../bank/searches/searched-programs.ts';
import { readEnv } from '../../env.ts';
import { createEngine } from '../../judge/create-engine.ts';
import { judge0Options } from '../../judge0-options.ts';
import { calledFrom } from '../database/db-command.ts';
import { clearLastLine, showLastLine } from '../last-line.ts';
import { RecordFile } from './record-file.ts';
import { brokenBounds } from './search-bounds.ts';
import { searchTable } from './search-table.ts';
import { untilInterrupted } from '../until-interrupted.ts';

// npm run problems:searches -- [slug...] [--only KIND] [--sample N] [--seed S] [--out FILE]: looks for a small
// failing input for each labelled wrong program, for each mutant of a reference solution that the tests fail, and for
// each accepted program, which has none. With --sample for N of each kind. What came of each is added to FILE as a
// line of JSON; those in it are not looked for again. Without a sample it takes hours. Ends with 1 when a bound that
// holds on a quiet machine is broken.
const USAGE = `npm run problems:searches -- [slug...] [--only ${SEARCHED_KINDS.join('|')}] [--sample N] [--seed S] [--out FILE]`;

const { values, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const kinds = SEARCHED_KINDS.filter((kind) => (values.only ?? kind) === kind);
const sample: Sample | null =
  values.sample === undefined ? null : { count: Number(values.sample), seed: values.seed };
const interrupted = untilInterrupted();

if (kinds.length === 0 || (sample && !(Number.isInteger(sample.count) && sample.count > 0))) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await measureAll();
}

/** The exit code. */
async function measureAll(): Promise<number> {
  const all = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
  // Others' validators do not run outside the sandbox, and have no grammar.
  const own = all.filter(({ imported, smallInputs }) => imported === null && smallInputs !== null);
  const chosen = own.filter(isWanted);
  const unknown = slugs.filter((slug) => !own.some((problem) => problem.slug === slug));
  for (const slug of unknown) console.error(`There is no problem ${slug} with small inputs`);
  const file = new RecordFile(values.out === undefined ? null : calledFrom(values.out));
  const env = readEnv();
  const engine = await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
  const records: SearchRecord[] = [];
  try {
    const asking = { engine, signal: interrupted, owner: 'searches' };
    const killers = new Killers(engine, interrupted);
    const look = async (one: Drawn): Promise<SearchRecord | null> => {
      const id = idOfSearch(one.problem, one.searched);
      const known = id === null ? null : file.get(id);
      if (known) return known;
      const isWrong = () => killers.kills(one);
      const record = await measureSearch(one.problem, one.searched, asking, isWrong);
      if (record) file.append(record);
      return record;
    };
    for (const kind of kinds) await measureKind(kind, chosen, look, records);
  } catch (error) {
    if (!interrupted.aborted) throw error;
  } finally {
    clearLastLine();
    await engine.close();
  }
  return show(records) && unknown.length === 0 ? 0 : 1;
}

/** Whether something was looked for, nothing was broken, and every bound holds. */
function show(records: readonly SearchRecord[]): boolean {
  for (const line of searchTable(records)) console.log(line);
  const faults = brokenBounds(records);
  console.log(faults.length === 0 ? '\nWithin every bound' : '\nBroken bounds:');
  for (const fault of faults) console.log(`  ${fault}`);
  console.log(`Load ${String(loadavg()[0]?.toFixed(1))}`);
  if (interrupted.aborted) console.log('Interrupted: that is what there is so far');
  return records.length > 0 && faults.length === 0;
}

function isWanted({ slug }: BankProblem): boolean {
  return slugs.length === 0 || slugs.includes(slug);
}

const PROGRAMS = { labelled: labelledWrong, mutant: mutantsOfProblem, accepted };

/** Adds to `records`, until there are as many wrong programs as the sample wants. */
async function measureKind(
  kind: SearchRecord['kind'],
  problems: readonly BankProblem[],
  look: (one: Drawn) => Promise<SearchRecord | null>,
  records: SearchRecord[],
): Promise<void> {
  let count = 0;
  for await (const one of drawPrograms(problems, PROGRAMS[kind], sample)) {
    showLastLine(`${kind} ${count + 1}: ${one.problem.slug} ${one.searched.name}`);
    const record = await look(one);
    if (!record) continue;
    records.push(record);
    if (record.end !== 'not wrong') count += 1;
    if (sample && count >= sample.count) return;
  }
}

import type { LanguageKey } from '@stepwise/contracts/language';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { searchOf } from '../../bank/searches/search-of.ts';
import { measureBeside, type Activity, type Beside } from '../../bench/judge-beside.ts';
import { findCounterexample, type Search } from '../../counterexample/find-counterexample.ts';
import type { LocalEngine } from '../../judge/engines/local/local-engine.ts';

const PEOPLE = 4;
const USERS = [2, 8];
const ROUNDS = 3;
const FOR_MS = 15_000;
/** What of the throughput is left beside searches. */
export const WANTED_RATIO = 0.95;

/** How much fewer submissions are judged while people look for counterexamples. */
export async function benchSearches(
  engine: LocalEngine,
  languages: readonly LanguageKey[],
): Promise<Beside[]> {
  const searches = await allSearches();
  const count = { ended: 0 };
  const activity: Activity = async (person, signal) => {
    const search = searches[(person + PEOPLE * count.ended) % searches.length];
    if (!search) throw new Error('There is nothing to look for');
    await findCounterexample(search, { engine, signal, owner: `person ${person}` });
    count.ended += 1;
  };
  const rows: Beside[] = [];
  for (const users of USERS) {
    count.ended = 0;
    const options = { users, languages, people: PEOPLE, activity, rounds: ROUNDS, forMs: FOR_MS };
    const row = await measureBeside(engine, options);
    rows.push(row);
    console.log(
      `${users} users: ${row.alone.toFixed(0)} submissions a minute alone, ${row.beside.toFixed(0)} while ` +
        `${PEOPLE} people search (${count.ended} searches): ${row.ratio.toFixed(3)}, ` +
        `wanted ${WANTED_RATIO}; ${row.late} false time limits`,
    );
  }
  return rows;
}

/** Of every labelled wrong program. */
async function allSearches(): Promise<Search[]> {
  const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
  return problems.flatMap((problem) =>
    problem.programs
      .filter(({ outcome }) => outcome === 'wrong_answer')
      .flatMap(({ language, source }) => searchOf(problem, { language, source }) ?? []),
  );
}

import { BOUNDS, findCounterexample } from '../../../counterexample/find-counterexample.ts';
import { askOracle, type Answered } from '../../../counterexample/oracle.ts';
import { smallestFailure } from '../../../counterexample/smallest-failure.ts';
import { countWords } from '../../../inputs/input-order.ts';
import type { BankProgram } from '../../programs.ts';
import { sampledInputs } from '../../searches/sampled-inputs.ts';
import { searchOf } from '../../searches/search-of.ts';
import { SMALL_YAML } from '../../searches/small-inputs.ts';
import { listed, type Check, type Verification } from '../verification.ts';

/** Inputs that the grammar has to make well; some of every kind. */
const SAMPLE = 300;
/** Of those, inputs on which all reference solutions are compared. */
const COMPARED = 100;
/** Nobody waits, and other problems are verified at the same time. */
const UNHURRIED = { ...BOUNDS, withinMs: 5 * 60_000 };
/** Below this share of valid inputs a search would mostly draw in vain. */
const VALID_SHARE_MIN = 0.02;

/**
 * The grammar of small inputs is there and makes valid ones, all reference solutions agree on them,
 * and every labelled wrong program fails on one of them.
 */
export const checkSmallInputs: Check = async (verification) => {
  if (!verification.problem.smallInputs) return [`there is no ${SMALL_YAML}`];
  const { faults, valid } = await validInputs(verification);
  if (faults.length > 0) return faults;
  for (const check of [disagreements, missingCounterexamples]) {
    faults.push(...(await check(verification, valid)));
  }
  return faults;
};

const askingOf = ({ engine, signal }: Verification) => ({
  ...{ engine, signal, owner: 'verify-problems' },
});

async function validInputs(
  verification: Verification,
): Promise<{ faults: string[]; valid: readonly Answered[] }> {
  const { problem, log } = verification;
  const search = searchOf(problem, { language: 'PYTHON', source: '' });
  if (!search) return { faults: [`${SMALL_YAML} needs a reference in Python`], valid: [] };
  const texts = sampledInputs(search, SAMPLE);
  const valid = await askOracle(search.oracle, texts, askingOf(verification));
  log(`small inputs: ${valid.length} of ${texts.length} valid`);
  const taken = new Set(valid.map(({ input }) => input));
  const refused = texts.filter((text) => !taken.has(text)).map((text) => JSON.stringify(text));
  if (search.isFiltered && refused.length === 0) {
    return { faults: [`${SMALL_YAML}: filtered: every input is valid`], valid };
  }
  if (valid.length < texts.length * VALID_SHARE_MIN || (!search.isFiltered && refused.length > 0)) {
    return { faults: [`the validator refuses small inputs: ${listed(refused)}`], valid };
  }
  return { faults: [], valid };
}

async function disagreements(
  verification: Verification,
  valid: readonly Answered[],
): Promise<string[]> {
  const { problem } = verification;
  const step = Math.max(1, Math.floor(valid.length / COMPARED));
  const compared = valid.filter((_, index) => index % step === 0).slice(0, COMPARED);
  const faults: string[] = [];
  for (const program of problem.programs) {
    if (program.outcome !== 'accepted') continue;
    const search = searchOf(problem, program);
    if (!search) continue;
    const failure = await smallestFailure(search, compared, askingOf(verification));
    if (!failure) continue;
    const { input, test } = failure;
    faults.push(`${program.name}: ${test.status} on the small input ${JSON.stringify(input)}`);
  }
  return faults;
}

async function missingCounterexamples(verification: Verification): Promise<string[]> {
  const { problem, log } = verification;
  const onlyLarge = new Map(problem.smallInputs?.onlyLarge ?? []);
  const faults: string[] = [];
  for (const program of problem.programs) {
    if (program.outcome !== 'wrong_answer') continue;
    const isNeeded = !onlyLarge.delete(program.name);
    const isFound = await findFor(verification, program);
    if (isNeeded && !isFound) faults.push(`${program.name}: no small input shows that it is wrong`);
    if (!isNeeded && isFound) faults.push(`${SMALL_YAML}: ${program.name} fails on a small input`);
  }
  for (const name of onlyLarge.keys()) {
    faults.push(`${SMALL_YAML}: only_large: there is no wrong program ${name}`);
  }
  if (faults.length === 0) log('small inputs: every wrong program has its counterexample');
  return faults;
}

async function findFor(verification: Verification, program: BankProgram): Promise<boolean> {
  const search = searchOf(verification.problem, program);
  if (!search) return false;
  const startedAt = performance.now();
  const result = await findCounterexample(search, askingOf(verification), UNHURRIED);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  if (result.kind !== 'found') {
    verification.log(`${program.name}: no counterexample, ${seconds} s`);
    return false;
  }
  const { input, tried, isMinimal, isSteady, test } = result;
  const notes = [isMinimal ? 'minimal' : 'not minimal', ...(isSteady ? [] : ['not steady'])];
  const count = countWords(input);
  const words = count === 1 ? '1 word' : `${count} words`;
  verification.log(
    `${program.name}: ${test.status} on ${JSON.stringify(input)}, ${words}, ${notes.join(', ')}, ` +
      `${tried} tried, ${seconds} s`,
  );
  return true;
}

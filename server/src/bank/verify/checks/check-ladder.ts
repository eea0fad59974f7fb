import { askOracle } from '../../../counterexample/oracle.ts';
import type { Ladder, Rung } from '../../../growth/ladder.ts';
import { makeRungs } from '../../../growth/make-rungs.ts';
import { measureGrowth, type Growth } from '../../../growth/measure-growth.ts';
import { GrowthError } from '../../../growth/run-inputs.ts';
import { LADDER_YAML } from '../../ladder.ts';
import type { BankProgram } from '../../programs.ts';
import { listed, type Check, type Verification } from '../verification.ts';

/** The oracle answers so many inputs within its limits, however large they are. */
const ASKED_TOGETHER = 6;

/**
 * The ladder makes valid inputs, the reference solutions have a class on it, and every labelled slow program
 * has another.
 */
export const checkLadder: Check = async (verification) => {
  const { ladder } = verification.problem;
  if (!ladder) return [];
  try {
    const rungs = await makeRungs(ladder, askingOf(verification));
    const refused = await refusedRungs(verification, rungs);
    if (refused.length > 0) {
      return [`the validator refuses inputs of ${LADDER_YAML}: ${listed(refused)}`];
    }
    return await classFaults(verification, { ladder, rungs });
  } catch (error) {
    if (error instanceof GrowthError) return [`${LADDER_YAML}: ${error.message}`];
    throw error;
  }
};

const askingOf = ({ engine, signal }: Verification) => ({
  ...{ engine, signal, owner: 'verify-problems' },
});

async function refusedRungs(verification: Verification, rungs: readonly Rung[]): Promise<string[]> {
  const { validator } = verification.problem;
  if (validator === null) return [];
  // Whether an input is valid is all that is asked.
  const oracle = { validator, reference: '' };
  const valid = new Set<string>();
  for (let at = 0; at < rungs.length; at += ASKED_TOGETHER) {
    const inputs = rungs.slice(at, at + ASKED_TOGETHER).map(({ input }) => input);
    for (const { input } of await askOracle(oracle, inputs, askingOf(verification)))
      valid.add(input);
  }
  return rungs.filter(({ input }) => !valid.has(input)).map(({ shape, n }) => `${shape}, ${n}`);
}

async function classFaults(
  verification: Verification,
  measured: { readonly ladder: Ladder; readonly rungs: readonly Rung[] },
): Promise<string[]> {
  const faults: string[] = [];
  const measure = async (program: BankProgram): Promise<Growth> => {
    const growth = await measureGrowth(program, measured, askingOf(verification));
    const { name, shape, points, unseen } = growth;
    const counts = points.map(({ n, steps }) => `${n}: ${steps}`).join(', ');
    const found = `${name ?? 'not sure'} on ${shape} (${counts})`;
    verification.log(`ladder: ${program.name}: ${found}${unseen === null ? '' : `, ${unseen}`}`);
    return growth;
  };
  const programs = verification.problem.programs.filter(isLookedAt);
  const known = new Set<string>();
  for (const program of programs.filter(({ outcome }) => outcome === 'accepted')) {
    const { name, isWhole } = await measure(program);
    if (name !== null) known.add(name);
    else if (mustBeSure(program)) faults.push(`${program.name}: its growth is not sure`);
    if (isWhole) faults.push(`${program.name}: has none of the functions that are counted`);
  }
  for (const program of programs.filter(({ outcome }) => outcome === 'time_limit_exceeded')) {
    const { name } = await measure(program);
    if (name === null && mustBeSure(program)) {
      faults.push(`${program.name}: its growth is not sure`);
    }
    if (name !== null && known.has(name))
      faults.push(`${program.name}: grows like a reference: ${name}`);
  }
  return faults;
}

/**
 * TypeScript is counted as the JavaScript that it becomes: its references would be measured twice. Ladders are made
 * for slow programs in the other two: one in Java may take its time elsewhere, and grow like a reference on them.
 * `problems:growth` compares all with how they truly grow.
 */
function isLookedAt({ language }: BankProgram): boolean {
  return language === 'PYTHON' || language === 'JAVASCRIPT';
}

/** Sizes are chosen for what Python counts; elsewhere a program may come to its end after too few of them. */
function mustBeSure({ language }: BankProgram): boolean {
  return language === 'PYTHON';
}

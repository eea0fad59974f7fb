import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { runPlans } from './test-plan.mjs';
import { PLANS, SUITES } from './test-suites.mjs';
import {
  API_PROGRAMS,
  BROWSER_PROGRAMS,
  JUDGE_PROGRAMS,
  ensurePrograms,
} from './system-packages.mjs';
import { setUp } from './setup.mjs';

const LINES_OF_A_FAILURE = 10;

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const [name = 'quick', ...others] = given.slice(0, end);
const args = given.slice(end + 1);
// A suite is a plan of its own.
const plans = PLANS[name] ?? [{ lanes: [[name]], alone: [] }];
if (others.length > 0 || !(name in PLANS || name in SUITES)) {
  const names = [...Object.keys(PLANS), ...Object.keys(SUITES)].join(', ');
  console.error(`Name one of: ${names}`);
  process.exit(2);
}

const needs = new Set(
  plans
    .flatMap(({ lanes, alone }) => [...lanes.flat(), ...alone])
    .flatMap((suite) => SUITES[suite]?.needs ?? []),
);
await setUp({ client: needs.has('browser') });
if (needs.has('judge')) await ensurePrograms(JUDGE_PROGRAMS);
if (needs.has('browser')) await ensurePrograms(BROWSER_PROGRAMS);
// Its package starts a server of its own where an init system runs: there it is for the owner to decide.
if (needs.has('pooler') && !existsSync('/run/systemd/system')) await ensurePrograms(API_PROGRAMS);

const results = await runPlans(plans, args);
const failures = results.flatMap(({ name, counts }) =>
  counts.failures.map((failure) => `${name}: ${failure}`),
);
// Once more, in few lines: what said so first is thousands of lines above.
for (const failure of failures) console.log(`\n✗ ${shortened(failure)}`);
printTable();

/** Seconds and tests of each suite, then the closing line. */
function printTable() {
  const sum = (/** @type {(counts: import('./test-suites.mjs').Counts) => number} */ of) =>
    results.reduce((total, { counts }) => total + of(counts), 0);
  console.log(`\n${'suite'.padEnd(12)}${'seconds'.padStart(8)}${'tests'.padStart(8)}`);
  for (const { name, seconds, counts } of results) {
    const tests = counts.passed + counts.failures.length;
    console.log(name.padEnd(12) + seconds.toFixed(0).padStart(8) + String(tests).padStart(8));
  }
  const passed = sum(({ passed }) => passed);
  const skipped = sum(({ skipped }) => skipped);
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`\n${passed} passed, ${failures.length} failed${more}`);
  // A run that tested nothing has failed.
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}

/** @param {string} failure */
function shortened(failure) {
  const lines = stripVTControlCharacters(failure).split('\n');
  const ours = lines.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line));
  return ours.slice(0, LINES_OF_A_FAILURE).join('\n  ');
}

// npm run chaos: shows that nothing is lost, doubled or wrong, whatever is killed. Takes minutes.
// --servers N with an API, --judges N that only judge; 2 and 2 unless said. --seed N
// begins with the same draws: what they meet depends on the time that everything takes.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runChaos } from '../chaos/run-chaos.ts';
import { firstSignal } from '../lib/process/first-signal.ts';
import { reportFindings } from './report-findings.ts';
import { untilInterrupted } from './until-interrupted.ts';

const SIZES = { submissions: 300, people: 10, kills: 24, judgeFaults: 0.2 };
/** Long, because the machine judges meanwhile on all its processors. */
const OTHERS_WAIT_MS = 2_000;
const DEADLINE_MS = 30 * 60_000;
const SEEDS = 2 ** 32;

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '2' },
    judges: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(randomInt(SEEDS)) },
  },
});
const servers = Number(values.servers);
const judges = Number(values.judges);
const seed = Number(values.seed);
if (!Number.isInteger(servers) || servers < 1 || !Number.isInteger(judges) || judges < 0) {
  console.error('How many? --servers takes a whole number above 0, --judges one from 0 on.');
  process.exit(2);
}
if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS) {
  console.error(`Which? --seed takes a whole number from 0 on, below ${SEEDS}.`);
  process.exit(2);
}
console.log(`Seed ${seed}`);

const interrupted = untilInterrupted();
try {
  const findings = await runChaos({
    ...{ ...SIZES, servers, judges, seed, othersWaitMs: OTHERS_WAIT_MS },
    isDatabaseHit: true,
    isRestoreTried: true,
    signal: firstSignal([interrupted], DEADLINE_MS).signal,
    log: (line) => console.log(line),
  });
  console.log();
  process.exit(reportFindings(findings));
} catch (error) {
  console.error(error);
  process.exit(1);
}

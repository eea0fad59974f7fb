import { runChaos } from '../chaos/run-chaos.ts';
import { firstSignal } from '../lib/process/first-signal.ts';
import { reportFindings } from './report-findings.ts';

// npm run chaos: shows that nothing is lost, doubled or wrong, whatever is killed. Takes minutes.
const SIZES = { submissions: 300, people: 10, servers: 2, judges: 2, kills: 24, judgeFaults: 0.2 };
const DEADLINE_MS = 30 * 60_000;

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interrupted.abort(new Error('interrupted')));
}
try {
  const findings = await runChaos({
    ...SIZES,
    isDatabaseHit: true,
    isRestoreTried: true,
    signal: firstSignal([interrupted.signal], DEADLINE_MS).signal,
    log: (line) => console.log(line),
  });
  console.log();
  process.exit(reportFindings(findings));
} catch (error) {
  console.error(error);
  process.exit(1);
}

// npm run chaos:rejudge [submissions]: shows that judging everything again takes nothing from anybody,
// and what it costs whoever waits. On a scratch PostgreSQL.
import { runRejudge } from '../chaos/rejudge/run-rejudge.ts';
import { applyMigrations } from '../database/migrations/migrate.ts';
import { openScratch } from '../database/open-database.ts';
import { firstSignal } from '../lib/process/first-signal.ts';
import { reportFindings } from './report-findings.ts';
import { untilInterrupted } from './until-interrupted.ts';

const SUBMISSIONS = 33_000;
const QUICK = 40;
const DEADLINE_MS = 60 * 60_000;

const submissions = Number(process.argv[2] ?? SUBMISSIONS);
if (!Number.isInteger(submissions) || submissions < 1) {
  console.error('How many submissions? A whole number above 0.');
  process.exit(2);
}
const interrupted = untilInterrupted();
const scratch = await openScratch();
try {
  if (!scratch.fresh)
    throw new Error('It fills a database of its own: run it without DATABASE_URL');
  await applyMigrations(scratch.url);
  const findings = await runRejudge({
    url: scratch.url,
    submissions,
    quick: QUICK,
    signal: firstSignal([interrupted], DEADLINE_MS).signal,
    log: (line) => console.log(line),
  });
  process.exitCode = reportFindings(findings);
} finally {
  await scratch.release();
}
process.exit();

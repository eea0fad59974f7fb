// npm run chaos:rejudge [submissions]: shows that judging everything again takes nothing from anybody,
// and what it costs who waits. On a scratch PostgreSQL.
import { lineOf } from '../chaos/findings.ts';
import { runRejudge } from '../chaos/rejudge/run-rejudge.ts';
import { applyMigrations } from '../database/migrations/migrate.ts';
import { openScratch } from '../database/open-database.ts';

const SUBMISSIONS = 33_000;
const QUICK = 40;
const DEADLINE_MS = 60 * 60_000;

const scratch = await openScratch();
try {
  if (!scratch.fresh)
    throw new Error('It fills a database of its own: run it without DATABASE_URL');
  await applyMigrations(scratch.url);
  const findings = await runRejudge({
    url: scratch.url,
    submissions: Number(process.argv[2] ?? SUBMISSIONS),
    quick: QUICK,
    signal: AbortSignal.timeout(DEADLINE_MS),
    log: (line) => console.log(line),
  });
  for (const finding of findings) console.log(lineOf(finding));
  process.exitCode = findings.every(({ holds }) => holds !== false) ? 0 : 1;
} finally {
  await scratch.release();
}
process.exit();

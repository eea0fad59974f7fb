import type { Db } from '../../lib/db/db.ts';
import type { TestResult } from './worker/load-job.ts';

/** Stores what the tests of a submission gave. Plain SQL: through Prisma it took as long as to judge it. */
export async function saveResults(
  tx: Db,
  submissionId: string,
  results: readonly TestResult[],
): Promise<void> {
  // JSON has no bytes: they go as text in base 64.
  const rows = results.map(({ stdout, stderr, ...row }) => ({
    ...row,
    stdout: Buffer.from(stdout).toString('base64'),
    stderr: Buffer.from(stderr).toString('base64'),
  }));
  await tx.$executeRaw`
    INSERT INTO "SubmissionResult" ("submissionId", position, "testCaseId", verdict, passed, "cpuMs",
      "wallMs", "memoryKb", "exitCode", signal, stdout, stderr)
    SELECT ${submissionId}::uuid, r.position, r."testCaseId", r.verdict, r.passed, r."cpuMs",
      r."wallMs", r."memoryKb", r."exitCode", r.signal,
      decode(r.stdout, 'base64'), decode(r.stderr, 'base64')
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (
      position int, "testCaseId" uuid, verdict text, passed boolean, "cpuMs" int, "wallMs" int,
      "memoryKb" int, "exitCode" int, signal text, stdout text, stderr text)`;
}

import { join } from 'node:path';
import pg from 'pg';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { tableDigests } from '../database/backup/table-digests.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { PASSWORD, type Sent } from './crowd.ts';
import type { Finding } from './finding.ts';
import { Person } from './person.ts';
import { ProductProcess, type Exit } from './product-process.ts';

type Options = {
  readonly url: string;
  /** For the backup, the log and the data folder of the second product. */
  readonly folder: string;
  readonly port: number;
  readonly problemId: string;
  readonly sent: Sent;
  readonly deadline: AbortSignal;
};

/**
 * Backs the database up, restores it into a second one, compares the two, starts the product on the
 * second, signs in there and reads a submission.
 */
export async function restoreDrill(options: Options): Promise<Finding[]> {
  const { url, folder } = options;
  const file = join(folder, 'backup.gz');
  await writeBackup(url, file);
  const second = await createDatabase(url, 'restored');
  await restoreBackup(second, file);
  const [before, after] = [await tableDigests(url), await tableDigests(second)];
  const alike = before.filter((digest, index) => {
    return JSON.stringify(digest) === JSON.stringify(after[index]);
  });
  const rows = before.reduce((sum, digest) => sum + digest.rows, 0);
  const product = new ProductProcess({
    script: 'server/src/commands/dev.ts',
    env: {
      PORT: String(options.port),
      DATABASE_URL: second,
      DATA_DIR: join(folder, 'second'),
      LOG_LEVEL: 'warn',
    },
    logFile: join(folder, 'second.log'),
  });
  try {
    product.start();
    await product.ready();
    const wasRead = await readSubmission(product.url, options);
    return [
      {
        name: 'tables alike after backup and restore',
        found: `${alike.length} of ${before.length}, ${rows} rows`,
        holds: alike.length === before.length && rows > 0,
      },
      { name: 'a submission read on the restored one', found: wasRead, holds: wasRead === 'yes' },
      { name: 'its exit code when stopped', ...exitFinding(await product.stop()) },
    ];
  } finally {
    await product.kill();
  }
}

/** A stop in order is part of what must work. */
export function exitFinding(exit: Exit): Pick<Finding, 'found' | 'holds'> {
  return { found: exit, holds: exit === 0 };
}

async function readSubmission(url: string, options: Options): Promise<string> {
  const { sent, problemId, deadline } = options;
  const tally = { requests: 0, unanswered: 0, putOff: 0 };
  const person = new Person(url, sent.email, tally, deadline);
  await person.enter('/auth/login', PASSWORD);
  const answer = await person.ask('GET', `/submission/get-submission/${problemId}`);
  const { data } = answer.body as {
    data: { id: string; status: string; sourceCode: string; testCases: unknown[] }[];
  };
  const found = data.find(({ id }) => sent.ids.has(id));
  if (found === undefined) return 'it is not there';
  const isSame =
    found.status === sent.program.verdict &&
    found.sourceCode === sent.program.source &&
    found.testCases.length > 0;
  return isSame ? 'yes' : `it differs: ${found.status}`;
}

/** Makes an empty database on the server of `url` and answers its address. */
async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  const second = new URL(url);
  second.pathname = name;
  return second.href;
}

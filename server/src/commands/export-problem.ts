import { PACKAGE_FORMATS, type PackageFormat } from '@stepwise/contracts/problem-export';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeZip, type ZipContent } from '../bank/archive/write-zip.ts';
import { BankError, bankError } from '../bank/bank-error.ts';
import { exportPackage } from '../bank/export/export-package.ts';
import { exportStored } from '../bank/export/stored/export-stored.ts';
import { readStored } from '../bank/export/stored/stored-problem.ts';
import { filesOf } from '../bank/export/stored/zip-stored.ts';
import { BANK_DIRECTORY, readProblem } from '../bank/read-problem.ts';
import { openDatabase } from '../database/open-database.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';
import { calledFrom } from './database/db-command.ts';

// Writes a problem as a zip file in the Kattis problem package format: from its folder in the bank, or
// as the site has it. That is asked for by --from-site, and taken where there is no such folder.
const USAGE = `npm run problems:export -- <slug> [--format ${PACKAGE_FORMATS.join('|')}] [--out file.zip] [--from folder | --from-site]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: '2025-09' },
    out: { type: 'string' },
    from: { type: 'string', default: BANK_DIRECTORY },
    'from-site': { type: 'boolean', default: false },
  },
});
const slug = /^[a-z0-9-]{1,200}$/.exec(positionals[0] ?? '')?.[0];
const format = PACKAGE_FORMATS.find((known) => known === values.format);

if (slug === undefined || format === undefined || positionals.length > 1) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const out = calledFrom(values.out ?? `${slug}.zip`);
  const folder = join(calledFrom(values.from), slug);
  try {
    const isOfSite = values['from-site'] || !existsSync(folder);
    await (isOfSite ? exportFromSite(slug, format, out) : exportFolder(folder, slug, format, out));
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function exportFolder(folder: string, slug: string, format: PackageFormat, out: string) {
  await write(out, slug, await exportPackage(await readProblem(folder), format), format);
}

async function exportFromSite(slug: string, format: PackageFormat, out: string) {
  const database = await openDatabase();
  const db = createDb(database.url, { timeouts: COMMAND_TIMEOUTS });
  try {
    const problem = await readStored(db, { slug });
    if (!problem) throw bankError(slug, 'is neither in the bank nor on the site');
    const stored = exportStored(problem, format);
    await write(out, stored.name, filesOf(db, stored), format);
  } finally {
    await closeDb(db);
    await database.release();
  }
}

async function write(
  out: string,
  name: string,
  files: ReadonlyMap<string, ZipContent>,
  format: PackageFormat,
): Promise<void> {
  await writeZip(out, name, files);
  console.log(`${name}: ${files.size} files in ${out}, format ${format}`);
}

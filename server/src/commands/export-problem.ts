import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeZip } from '../bank/archive/write-zip.ts';
import { BankError } from '../bank/bank-error.ts';
import { exportPackage } from '../bank/export/export-package.ts';
import { FORMATS } from '../bank/import/metadata.ts';
import { BANK_DIRECTORY, readProblem } from '../bank/read-problem.ts';
import { slugSchema } from '../bank/schemas.ts';
import { calledFrom } from './db-command.ts';

// npm run problems:export -- <slug> [--format 2025-09|2023-07-draft|legacy] [--out file.zip] [--from
// folder]: writes a problem as a zip file in the Kattis problem package format.
const USAGE = `npm run problems:export -- <slug> [--format ${FORMATS.join('|')}] [--out file.zip]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: '2025-09' },
    out: { type: 'string' },
    from: { type: 'string', default: BANK_DIRECTORY },
  },
});
const slug = slugSchema.safeParse(positionals[0]).data;
const format = FORMATS.find((known) => known === values.format);

if (slug === undefined || format === undefined || positionals.length > 1) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const out = calledFrom(values.out ?? `${slug}.zip`);
  try {
    const files = await exportPackage(
      await readProblem(join(calledFrom(values.from), slug)),
      format,
    );
    await writeZip(out, slug, files);
    console.log(`${slug}: ${files.size} files in ${out}, format ${format}`);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

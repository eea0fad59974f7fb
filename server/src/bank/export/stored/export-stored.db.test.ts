import { PACKAGE_FORMATS, type PackageFormat } from '@stepwise/contracts/problem-export';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { zipOf } from '../../archive/write-zip.ts';
import { convertPackage, draftProblem } from '../../import/import-package.ts';
import { PackageReader } from '../../import/reader/package-reader.ts';
import { packageFolder, type TestFiles } from '../../import/test-package.ts';
import { svg } from '../../pictures/test-pictures.ts';
import { seedBank } from '../../seed/seed.ts';
import { copyBank } from '../../test-bank.ts';
import { exportStored } from './export-stored.ts';
import {
  BROUGHT,
  essenceOf,
  MINIMAL,
  MIXED,
  storeBrought,
  storeWritten,
  WRITTEN,
} from './stored-kinds.ts';
import { readStored } from './stored-problem.ts';
import { filesOf } from './zip-stored.ts';

const database = useTestDatabase();
/** On a busy machine its thread may take its time. */
const reader = new PackageReader({ deadlineMs: 60_000 });
let count = 0;

function newSlug(): string {
  count += 1;
  return `stored-${count}`;
}

/** Exports what is stored under a slug, stores what comes of that, and answers under which slug. */
async function roundTrip(slug: string, format: PackageFormat): Promise<string> {
  const { db } = database;
  const problem = await readStored(db, { slug });
  if (!problem) throw new Error(`${slug} is not stored`);
  const files = filesOf(db, exportStored(problem, format));
  expect(namesOf(files.keys())).toEqual(format === 'legacy' ? ['.timelimit'] : []);
  const bytes = await buffer(zipOf(slug.replaceAll('-', ''), files));
  const conversion = await reader.read({ from: { bytes, name: 'x.zip' } });
  expect(conversion.foreign.metadata.uuid).toBe(problem.uuid);
  const again = newSlug();
  await storeBrought(db, again, draftProblem(conversion));
  return again;
}

/** Names that verifyproblem does not take. */
function namesOf(paths: Iterable<string>): string[] {
  const names = [...paths].flatMap((path) => path.split('/'));
  return names.filter((name) => !/^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/.test(name));
}

async function expectEqual(slug: string, again: string, format: PackageFormat): Promise<void> {
  // LaTeX breaks lines of prose elsewhere.
  const prose = (text: string): string =>
    format === 'legacy' ? text.replaceAll(/\s+/g, ' ').trim() : text.trim();
  const { db } = database;
  expect(await essenceOf(db, again, prose)).toEqual(await essenceOf(db, slug, prose));
}

async function bring(files: TestFiles): Promise<string> {
  const slug = newSlug();
  const conversion = await convertPackage(await packageFolder(files), 'nowhere');
  await storeBrought(database.db, slug, draftProblem(conversion));
  return slug;
}

describe.each(PACKAGE_FORMATS)(
  'a stored problem, exported as %s and imported, is equal',
  (format) => {
    it.each(Object.entries(WRITTEN))('written on the site, %s', async (_kind, [row, tests]) => {
      const slug = newSlug();
      await storeWritten(database.db, slug, row, tests);
      await expectEqual(slug, await roundTrip(slug, format), format);
    });

    it.each(Object.entries(BROUGHT))('brought by a package with %s', async (_kind, files) => {
      const slug = await bring(files);
      await expectEqual(slug, await roundTrip(slug, format), format);
    });

    it.each(['climbingstairs', 'subsets', 'taskorder'])('of the bank, %s', async (slug) => {
      const bank = await copyBank(slug);
      await rm(bank.at(`${slug}/generators`), { recursive: true, force: true });
      await seedBank(database.db, { log: () => undefined, bankDirectory: bank.directory });
      await expectEqual(slug, await roundTrip(slug, format), format);
    });
  },
);

it('keeps drawings where a version has a place for them', async () => {
  const slug = await bring({
    'problem_statement/problem.en.tex': '\\illustration{1}{tree}{A tree}\n\nPrint.\n',
    'problem_statement/tree.svg': svg('<path d="M0 0h9"/>'),
  });
  for (const format of ['2023-07-draft', '2025-09'] as const) {
    await expectEqual(slug, await roundTrip(slug, format), format);
  }
});

it.each(Object.entries(MIXED))('keeps %s in the newest version alone', async (_kind, files) => {
  const slug = await bring(files);
  await expectEqual(slug, await roundTrip(slug, '2025-09'), '2025-09');
  await expect(roundTrip(slug, 'legacy')).rejects.toThrow(
    'its tests are compared in different ways, which legacy has no place for',
  );
});

it('reads a test when its turn comes, and breaks off where it is gone', async () => {
  const { db } = database;
  const slug = newSlug();
  const tests = [1, 2].map((number) => ({ input: `${number}`.repeat(100), output: 'x' }));
  await storeWritten(db, slug, MINIMAL, tests);
  const problem = await readStored(db, { slug });
  if (!problem) throw new Error('It was stored');
  const files = filesOf(db, exportStored(problem, '2025-09'));
  await db.testCase.deleteMany({ where: { id: problem.tests[1]?.id ?? '' } });
  await expect(buffer(zipOf(slug, files))).rejects.toThrow('No record was found');
});

import { expect, it, vi } from 'vitest';
import { zipBytes } from '../archive/test-zip.ts';
import { BankError } from '../bank-error.ts';
import { ATOMS, FIELDS } from './hostile-texts.ts';
import { PackageReader } from './reader/package-reader.ts';
import { DOUBLES } from './test-package.ts';

// IMPORT_FUZZ=all, as `npm run test:fuzz-import` has it, tries every text in every field, of 1 MB too.
const IS_ALL = process.env['IMPORT_FUZZ'] === 'all';
vi.setConfig({ testTimeout: 600_000 });

/** What every field takes, and what most refuse for its size alone. */
const KIB = 1024;
const SIZES = IS_ALL ? [96 * KIB, 1024 * KIB] : [96 * KIB];
/** Sizes are compared over three doublings: eight times the work is linear, 64 times is not. */
const DOUBLINGS = 3;
const WORK_MAX = 20;
/** Per KiB. Less is too little to compare. Of CPU time, which a busy machine does not stretch. */
const NOTICEABLE_MS = 0.6;
/** A busy machine spoils one now and then. What is not linear is so in all of them. */
const MEASUREMENTS = 3;

const reader = new PackageReader({ deadlineMs: 60_000 });

/** CPU time that reading takes, and what comes of it. */
async function readFilled(field: string, atom: string, size: number) {
  const files = { ...DOUBLES, ...FIELDS[field]?.(atom.repeat(size / atom.length)) };
  const entries = Object.entries(files).flatMap(([path, content]) =>
    content === null ? [] : [{ name: path, content: Buffer.from(content) }],
  );
  const bytes = zipBytes(entries);
  const before = process.cpuUsage();
  const outcome = await reader.read({ from: { bytes, name: 'doubles.zip' } }).then(
    () => 'read',
    (error: unknown) => (error instanceof BankError ? 'refused' : String(error)),
  );
  const { user, system } = process.cpuUsage(before);
  return { outcome, cpuMs: (user + system) / 1000 };
}

async function fastest(field: string, atom: string, size: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) times.push((await readFilled(field, atom, size)).cpuMs);
  return Math.min(...times);
}

/** What is wrong with how the field copes with this text; nothing where all is well. */
async function trouble(field: string, atom: string, size: number): Promise<string[]> {
  const { outcome, cpuMs } = await readFilled(field, atom, size);
  const where = `${field}, ${JSON.stringify(atom)} up to ${size} bytes`;
  if (!['read', 'refused'].includes(outcome)) return [`${where}: ${outcome}`];
  const noticeable = NOTICEABLE_MS * (size / KIB);
  if (cpuMs < noticeable) return [];
  let measured = '';
  for (let count = 0; count < MEASUREMENTS; count++) {
    const small = await fastest(field, atom, size / 2 ** DOUBLINGS);
    const large = await fastest(field, atom, size);
    if (large < noticeable || large < small * WORK_MAX) return [];
    measured = `${large.toFixed(0)} ms, ${small.toFixed(0)} ms for an eighth of it`;
  }
  return [`${where}: ${measured}`];
}

/** Each field with every seventh text, another seventh for each; or all. */
function texts(fieldIndex: number): readonly string[] {
  return IS_ALL ? ATOMS : ATOMS.filter((_, index) => (index + fieldIndex) % 7 === 0);
}

it.each(Object.keys(FIELDS).map((field, index) => ({ field, index })))(
  'reading takes no more than linear time: $field',
  async ({ field, index }) => {
    const troubles: string[] = [];
    for (const atom of texts(index)) {
      for (const size of SIZES) troubles.push(...(await trouble(field, atom, size)));
    }
    expect(troubles).toEqual([]);
  },
);

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runWithShortWrites } from '../../test/faults/short-writes.ts';
import { writeWhole } from './write-whole.mjs';

const MODULE = JSON.stringify(join(import.meta.dirname, 'write-whole.mjs'));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stepwise-whole-'));
  file = join(folder, 'secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a kibibyte where there is room for half of one. */
function writeCut(): string {
  const program = `import { writeWhole } from ${MODULE};
    writeWhole(${JSON.stringify(file)}, 'new '.repeat(256));`;
  return runWithShortWrites(1, program);
}

it('leaves what was there when the write fails in the middle', () => {
  writeFileSync(file, 'old');
  expect(writeCut()).toContain('EFBIG');
  expect(readFileSync(file, 'utf8')).toBe('old');
});

it('leaves nothing where nothing was, and the next write has its way', () => {
  expect(writeCut()).toContain('EFBIG');
  expect(readdirSync(folder)).toEqual(['secret.partial']);
  writeWhole(file, 'new');
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

it('is for its owner alone, whoever might read it before', () => {
  writeFileSync(file, 'old', { mode: 0o644 });
  writeWhole(file, 'new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

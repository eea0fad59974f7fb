import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SearchRecord } from '../../bank/searches/measure-search.ts';
import { RecordFile } from './record-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwise-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = (id: string): SearchRecord => ({
  ...{ id, slug: 'lis', kind: 'labelled', name: 'wrong_answer/a.py', language: 'PYTHON' },
  ...{ end: 'found', words: 3, isMinimal: true, isSteady: true, tried: 9, seconds: 1, note: null },
});

it('goes on after what an earlier run has written, without its last, broken line', () => {
  const path = join(folder, 'all.jsonl');
  const first = new RecordFile(path);
  first.append(record('a'));
  first.append(record('b'));
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, -9));
  const second = new RecordFile(path);
  expect([second.get('a'), second.get('b')]).toEqual([record('a'), null]);
  second.append(record('b'));
  expect(new RecordFile(path).get('b')).toEqual(record('b'));
});

it('names a line that is no record', () => {
  const path = join(folder, 'other.jsonl');
  writeFileSync(path, `${JSON.stringify(record('a'))}\n{"id":3}\n`);
  expect(() => new RecordFile(path)).toThrow(`${path}:2 is no record of a search`);
});

it('keeps nothing without a path', () => {
  const file = new RecordFile(null);
  file.append(record('a'));
  expect(file.get('a')).toEqual(record('a'));
});

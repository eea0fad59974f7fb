import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { expect, it } from 'vitest';
import { READING_PAGES } from './reads.ts';
import { ASKED_BY_NO_PAGE, TRIED_IN_UNITS } from './without-scene.ts';
import { WRITES } from './writes.ts';

const CLIENT = join(import.meta.dirname, '../..');

it('has odd answers for every operation of the API, or says why not', () => {
  const reads = READING_PAGES.flatMap(({ reads, spare = [] }) => [...reads, ...spare]);
  const tried = [...new Set<string>(reads), ...WRITES.map(([name]) => name)];
  const others = [...Object.keys(ASKED_BY_NO_PAGE), ...Object.keys(TRIED_IN_UNITS)];
  expect([...tried, ...others].sort()).toEqual([...Object.keys(OPERATIONS), 'GET /readyz'].sort());
});

it('has a scene for everything that a page asks', () => {
  const sources = readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^test\//.test(file))
    .map((file) => readFileSync(join(CLIENT, 'src', file), 'utf8'));
  const asked = Object.keys(ASKED_BY_NO_PAGE).filter((operation) =>
    sources.some((source) => source.includes(`'${operation}'`)),
  );
  expect(asked).toEqual([]);
});

it.each(Object.entries(TRIED_IN_UNITS))('%s is tried where it is said to be', (operation, file) => {
  expect(readFileSync(join(CLIENT, file), 'utf8')).toContain(`'${operation}'`);
});

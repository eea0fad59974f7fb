import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const CONTRACTS = join(import.meta.dirname, '../contracts');

it('every contract is imported by the name of its file, and every name has a file', () => {
  const files = readdirSync(join(CONTRACTS, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('operations/'))
    .map((file) => [`./${basename(file, '.ts')}`, `./src/${file}`]);
  const { exports } = JSON.parse(readFileSync(join(CONTRACTS, 'package.json'), 'utf8'));
  const operations = ['./operations/*', './src/operations/*.ts'];
  expect(Object.entries(exports).sort()).toEqual([...files, operations].sort());
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readablePaths } from './readable-paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwise-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'a/site/secret'), { recursive: true });
mkdirSync(join(folder, 'a/site/open'));
writeFileSync(join(folder, 'b'), '');
symlinkSync('/etc', join(folder, 'a/link'));

const below = (hidden: readonly string[]): string[] => {
  const mounts = [{ from: folder, to: '/judge/x' }];
  return readablePaths({ python: '/usr/bin/python3', mounts, hidden })
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
};

it('names a folder that has nothing to hide', () => {
  expect(below([])).toEqual(['']);
  expect(below(['/nowhere', '/root'])).toEqual(['']);
});

it('names what lies beside a hidden folder, and no link that could lead elsewhere', () => {
  expect(below([join(folder, 'a/site/secret')]).sort()).toEqual(['/a/site/open', '/b']);
  expect(below([join(folder, 'a')])).toEqual(['/b']);
});

it('names the programs of the system', () => {
  expect(readablePaths({ python: '', mounts: [], hidden: [] })).toContain('/usr');
});

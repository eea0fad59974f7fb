import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBinaries, findPostgresPackage, removeOtherBinaries } from './postgres-binaries.ts';

describe('findPostgresPackage', () => {
  it('names the way out on a machine that has none', () => {
    expect(() => findPostgresPackage('sunos', 'x64')).toThrow(/sunos-x64.*DATABASE_URL/s);
  });
});

describe('copyBinaries', () => {
  it('makes a copy that runs, once, and clears away what is of another version', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'stepwise-binaries-'));
    try {
      const source = findPostgresPackage();
      mkdirSync(path.join(dir, 'binaries-1.0.0'));
      mkdirSync(path.join(dir, 'binaries-18.0.0.partial-x'));
      const copy = copyBinaries(source, dir);
      expect(copyBinaries(source, dir)).toBe(copy);
      removeOtherBinaries(copy);
      expect(readdirSync(dir)).toEqual([`binaries-${source.version}`]);
      const postgres = path.join(copy, 'bin', 'postgres');
      expect(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout).toContain('18.');
    } finally {
      rmSync(dir, { recursive: true });
    }
  });

  it('opens to all what the installation kept to itself', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'stepwise-binaries-'));
    const umask = process.umask(0o077);
    try {
      const native = path.join(dir, 'native');
      mkdirSync(path.join(native, 'bin'), { recursive: true });
      mkdirSync(path.join(native, 'lib'));
      for (const file of ['bin/postgres', 'lib/libpq.so.5.18']) {
        writeFileSync(path.join(native, file), '', { mode: 0o600 });
      }
      const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
      writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify([link]));

      const copy = copyBinaries({ native, version: '1.0.0' }, dir);
      const modeOf = (name: string) => statSync(path.join(copy, name)).mode & 0o777;
      expect(['', 'bin', 'bin/postgres', 'lib/libpq.so.5'].map(modeOf)).toEqual([
        0o755, 0o755, 0o755, 0o644,
      ]);
      expect(statSync(path.join(native, 'bin/postgres')).mode & 0o777).toBe(0o600);
    } finally {
      process.umask(umask);
      rmSync(dir, { recursive: true });
    }
  });
});

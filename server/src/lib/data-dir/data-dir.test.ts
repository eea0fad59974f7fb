import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureDataDir, ensureJwtSecret } from './data-dir.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'stepwise-secret-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('ensureDataDir', () => {
  it.each(['a "name"', 'a $HOME', 'a `name`', 'a \\name', 'a\nname'])(
    'refuses %j in words, because PostgreSQL hands it to a shell',
    (name) => {
      expect(() => ensureDataDir(join(dataDir, name))).toThrow(
        /must not have ".*" in its path: .*a/,
      );
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  it('refuses a link to such a folder', () => {
    mkdirSync(join(dataDir, 'a $HOME'));
    symlinkSync('a $HOME', join(dataDir, 'link'));
    expect(() => ensureDataDir(join(dataDir, 'link'))).toThrow(/must not have "\$"/);
  });

  it("takes spaces, quotes like ' and letters of any language", () => {
    const folder = join(dataDir, "Ada's Daten (größer)");
    expect(ensureDataDir(folder)).toBe(realpathSync(folder));
  });
});

describe('ensureJwtSecret', () => {
  it('makes a secret once and keeps it for its owner alone', () => {
    const secret = ensureJwtSecret(dataDir, undefined);
    expect(secret.length).toBe(64);
    expect(ensureJwtSecret(dataDir, undefined)).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '\n', 'x'.repeat(31)])('makes anew what was cut off: %j', (text) => {
    const file = join(dataDir, 'jwt-secret');
    writeFileSync(file, text);
    writeFileSync(`${file}.partial`, 'left by a start that was killed');
    const onRemade = vi.fn();
    const secret = ensureJwtSecret(dataDir, undefined, onRemade);
    expect(onRemade).toHaveBeenCalledOnce();
    expect(secret.length).toBe(64);
    expect(readFileSync(file, 'utf8')).toBe(secret);
  });

  it('takes the one that is given', () => {
    expect(ensureJwtSecret(dataDir, 'y'.repeat(40))).toBe('y'.repeat(40));
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

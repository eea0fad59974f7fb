import {
  chownSync,
  copyFileSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { runWithShortWrites } from '../src/test/faults/short-writes.ts';
import { ROOT } from './run.mjs';
import { completeEnv, fillIn } from './setup-env.mjs';

const example = readFileSync(join(ROOT, '.env.example'), 'utf8');

/** The settings of a .env by name. */
function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('fillIn', () => {
  it('makes the example one that a server in production accepts, with secrets of its own', () => {
    const settings = settingsOf(fillIn(example, 'judge0', 8));
    expect(readEnv({ ...settings, NODE_ENV: 'production' }).JWT_SECRET).toMatch(/^[0-9a-f]{48}$/);
    const secrets = Object.entries(settings).filter(([name]) =>
      /PASSWORD|TOKEN$|SECRET/.test(name),
    );
    const made = secrets.map(([, value]) => value).filter((value) => value !== '');
    expect(new Set(made).size).toBe(5);
    expect(settings['COMPOSE_PROFILES']).toBe('judge0');
  });

  it.each([
    [1, '1'],
    [2, '2'],
    [64, '4'],
  ])('gives programs no more processors than the %i of the machine', (cores, given) => {
    expect(settingsOf(fillIn(example, 'embedded', cores))['CORES']).toBe(given);
  });

  it('gives nobody the same secrets twice', () => {
    expect(fillIn(example, 'judge0', 8)).not.toBe(fillIn(example, 'judge0', 8));
  });

  it('leaves what is set as it is', () => {
    const once = fillIn(example, 'judge0', 8);
    expect(fillIn(once, 'embedded', 2)).toBe(once);
  });

  it('adds what an older file does not have', () => {
    const settings = settingsOf(fillIn('PORT=80', 'embedded', 8));
    expect(settings).toMatchObject({ PORT: '80', COMPOSE_PROFILES: 'embedded' });
    expect(settings['POSTGRES_PASSWORD']).toMatch(/^[0-9a-f]{48}$/);
  });
});

describe('completeEnv', () => {
  const MODULE = JSON.stringify(join(import.meta.dirname, 'setup-env.mjs'));

  let checkout: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'stepwise-env-'));
    copyFileSync(join(ROOT, '.env.example'), join(checkout, '.env.example'));
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  /** Completes it where there is room for a part of it. */
  function completeCut(): string {
    const program = `import { completeEnv } from ${MODULE}; completeEnv(${JSON.stringify(checkout)});`;
    return runWithShortWrites(1, program);
  }

  it('makes a .env for its owner alone, which stays as it is', () => {
    const made = completeEnv(checkout);
    expect(statSync(join(checkout, '.env')).mode & 0o777).toBe(0o600);
    expect(completeEnv(checkout)).toBe(made);
    expect(readFileSync(join(checkout, '.env'), 'utf8')).toBe(made);
  });

  it('loses no setting when the disk fills up in the middle', () => {
    const old = `# ${'x'.repeat(1_000)}\nJWT_SECRET=${'s'.repeat(48)}\n`;
    writeFileSync(join(checkout, '.env'), old);
    expect(completeCut()).toContain('EFBIG');
    expect(readFileSync(join(checkout, '.env'), 'utf8')).toBe(old);
  });

  it('leaves no part of a .env to a later run', () => {
    expect(completeCut()).toContain('EFBIG');
    expect(readdirSync(checkout)).not.toContain('.env');
  });

  it.runIf(process.getuid?.() === 0)('leaves the .env of somebody else to them', () => {
    const file = join(checkout, '.env');
    writeFileSync(file, 'PORT=80\n');
    chownSync(file, 12_345, 12_345);
    completeEnv(checkout);
    expect(readFileSync(file, 'utf8')).toMatch(/^JWT_SECRET=/m);
    expect(statSync(file)).toMatchObject({ uid: 12_345, gid: 12_345 });
  });

  it('writes through a link to where secrets are kept', () => {
    writeFileSync(join(checkout, 'kept'), 'PORT=80\n');
    symlinkSync('kept', join(checkout, '.env'));
    completeEnv(checkout);
    expect(lstatSync(join(checkout, '.env')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(checkout, 'kept'), 'utf8')).toMatch(/^JWT_SECRET=[0-9a-f]{48}$/m);
  });
});

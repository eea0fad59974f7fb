import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { ROOT } from './run.mjs';
import { fillIn } from './setup-env.mjs';

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

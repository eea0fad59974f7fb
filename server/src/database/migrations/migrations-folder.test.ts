import { describe, expect, it } from 'vitest';
import { migrationName } from './migrations-folder.ts';

const now = new Date('2025-03-04T05:06:07.890Z');

describe('migrationName', () => {
  it('is the time in UTC and the title as a slug', () => {
    expect(migrationName('  Add "Two" things! ', now)).toBe('20250304050607_add_two_things');
  });

  it('sorts after the newest migration, also one of the same second or of a fast clock', () => {
    expect(migrationName('b', now, '20250304050607_z')).toBe('20250304050608_b');
    expect(migrationName('b', now, '20261231235959_z')).toBe('20270101000000_b');
    expect(migrationName('b', now, '20240101000000_z')).toBe('20250304050607_b');
  });

  it('refuses a title without a letter or digit', () => {
    expect(() => migrationName('---', now)).toThrow('---');
  });
});

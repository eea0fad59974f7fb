import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startTrouble } from './troubles.ts';

const NO_NAMESPACES =
  'bwrap: Creating new namespace failed: nesting depth or /proc/sys/user/max_*_namespaces exceeded (ENOSPC)';

it.each([
  ['bubblewrap', 'spawn /usr/bin/bwrap ENOENT', 'is not installed'],
  ['bubblewrap', 'sh: 1: exec: /usr/bin/bwrap: not found', 'is not installed'],
  ['bubblewrap', 'sh: line 1: /usr/bin/bwrap: No such file or directory', 'is not installed'],
  ['bubblewrap', "bwrap: Can't find source path /judge: No such file or directory", 'not start'],
  ['bubblewrap', NO_NAMESPACES, 'does not allow new user namespaces'],
  ['bubblewrap', 'bwrap: setting up uid map: Permission denied', 'AppArmor'],
  ['landlock', 'The box ended: Landlock version 0 is older than 6.', 'does not have or offer'],
  ['landlock', 'The box ended: Landlock version 4 is older than 6.', 'keeps signals apart'],
  ['landlock', 'spawn EPERM', 'cannot be set up'],
] as const)('%s: "%s" is put in words', (isolation, said, words) => {
  const { reason, remedy } = startTrouble(isolation, `The box ended: ${said}`);
  expect(reason).toContain(words);
  expect(remedy).not.toBe('');
});

it('what nobody knows is told as it was said', () => {
  expect(startTrouble('landlock', 'out of luck').reason).toContain(
    '(landlock) does not start. out',
  );
});

it.each(['No permissions to create new namespace', 'spawn bwrap EPERM'])(
  'in Docker the remedy is the profile that comes with the product: %s',
  (said) => {
    const { remedy } = startTrouble('bubblewrap', said);
    const named = /seccomp=(\S+)/.exec(remedy)?.[1] ?? '';
    expect(existsSync(resolve(import.meta.dirname, '../../../../../../..', named))).toBe(true);
  },
);

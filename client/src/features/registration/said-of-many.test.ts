import { expect, test } from 'vitest';
import { buildInvitation } from '../../test/people.ts';
import { saidOfMany } from './said-of-many.ts';

const emails = (count: number) => Array.from({ length: count }, (_, n) => `${String(n)}@s.example`);
const madeFor = (some: readonly string[]) =>
  some.map((email) => ({ invitation: buildInvitation({ email }), path: null }));

const CASES: [asked: number, made: number, said: string][] = [
  [1, 1, '1 invitation sent'],
  [2, 2, '2 invitations sent'],
  [2, 1, '1 invitation sent. 1 address was left out, as it has an account: 1@s.example'],
  [
    4,
    2,
    '2 invitations sent. 2 addresses were left out, as they have an account: 2@s.example, 3@s.example',
  ],
  [1, 0, 'No invitation was made. 1 address was left out, as it has an account: 0@s.example'],
  [
    7,
    0,
    'No invitation was made. 7 addresses were left out, as they have an account: 0@s.example, 1@s.example, 2@s.example, 3@s.example, 4@s.example and 2 more',
  ],
];

test.each(CASES)('of %d addresses %d are invited', (asked, made, said) => {
  const list = emails(asked);
  expect(saidOfMany(madeFor(list.slice(0, made)), list, 'sent')).toBe(said);
});

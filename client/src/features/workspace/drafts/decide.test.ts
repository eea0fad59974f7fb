import { expect, test } from 'vitest';
import { decide, NOTHING_KNOWN, type Known, type Outcome } from './decide.ts';

const old = { revision: 3, code: 'old' };
const sent = { ...old, sent: 'sent' };
const none = { revision: 0, code: null };

type Row = readonly [
  name: string,
  mine: string | null,
  known: Known,
  stored: { revision: number; code: string | null },
  outcome: Outcome,
];

const rows: readonly Row[] = [
  ['nothing anywhere', null, NOTHING_KNOWN, none, 'same'],
  ['typed before drafts were sent', 'mine', NOTHING_KNOWN, none, 'send'],
  ['a first visit of this browser', null, NOTHING_KNOWN, { revision: 1, code: 'theirs' }, 'take'],
  ['both before they met', 'mine', NOTHING_KNOWN, { revision: 1, code: 'theirs' }, 'ask'],
  ['the same typed twice', 'mine', NOTHING_KNOWN, { revision: 1, code: 'mine' }, 'same'],
  ['nothing new', 'old', old, old, 'same'],
  ['typed here', 'mine', old, old, 'send'],
  ['emptied here', '', old, old, 'send'],
  ['reset here', null, old, old, 'send'],
  ['typed there', 'old', old, { revision: 4, code: 'theirs' }, 'take'],
  ['emptied there', 'old', old, { revision: 4, code: '' }, 'take'],
  ['reset there', 'old', old, { revision: 4, code: null }, 'take'],
  ['typed here and there', 'mine', old, { revision: 4, code: 'theirs' }, 'ask'],
  ['typed here, reset there', 'mine', old, { revision: 4, code: null }, 'ask'],
  ['reset here, typed there', null, old, { revision: 4, code: 'theirs' }, 'ask'],
  ['changed there and back again', 'mine', old, { revision: 5, code: 'old' }, 'send'],
  ['an answer was lost', 'sent', sent, { revision: 4, code: 'sent' }, 'same'],
  ['an answer was lost, and typed on', 'sent, more', sent, { revision: 4, code: 'sent' }, 'send'],
  [
    'a reset whose answer was lost',
    'new',
    { ...old, sent: null },
    { revision: 4, code: null },
    'send',
  ],
  ['a write was lost, and typed there', 'sent', sent, { revision: 4, code: 'theirs' }, 'ask'],
  ['sent, taken back, and typed there', 'old', sent, { revision: 4, code: 'theirs' }, 'take'],
  ['the server has lost it', 'old', old, none, 'send'],
  ['the server has an earlier one', 'old', old, { revision: 2, code: 'older' }, 'send'],
];

test.each(rows)('%s', (_name, mine, known, stored, outcome) => {
  expect(decide(mine, known, stored)).toBe(outcome);
});

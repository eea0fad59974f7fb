import { auditActionSchema } from '@stepwise/contracts/audit';
import { expect, test } from 'vitest';
import { ACT_KINDS, sayAct } from './act-words.ts';

const say = (action: string, after: Record<string, unknown> = {}, before = {}) =>
  sayAct({ action, before, after });

test.each([
  ['user.suspended', { reason: 'Spam' }, 'Suspended: Spam'],
  ['role.changed', { role: 'ADMIN' }, 'Made an administrator'],
  ['role.changed', { role: 'USER' }, 'Made an ordinary user'],
  ['token.made', { name: 'Laptop' }, 'Token made: Laptop'],
  [
    'registration.changed',
    { mode: 'OPEN', domains: [] },
    'Registration changed: everybody can register',
  ],
  [
    'registration.changed',
    { mode: 'INVITATION', domains: ['a.example', 'b.example'] },
    'Registration changed: only with an invitation, with an email at a.example or b.example',
  ],
  ['grant.given', { scope: 'SITE' }, 'Made a setter, of problems of their own'],
  ['grant.given', { scope: 'PROBLEM' }, 'Made a setter, of one problem'],
  ['invitation.made', { places: 1 }, 'Invitation made, for one person'],
  ['invitation.made', { places: 30 }, 'Invitation made, for up to 30 people'],
  ['invitation-list.revoked', { withdrawn: 7 }, 'List of invitations withdrawn, 7 unused'],
  ['problem.created', { isDraft: true }, 'Problem created, as a draft'],
  ['problem.created', { isDraft: false }, 'Problem created'],
  ['rejudging.started', { all: true }, 'Judging again started, of all submissions'],
  ['rejudging.started', { all: false }, 'Judging again started, of those on older tests'],
  ['sessions.ended', { count: 2 }, 'Signed out everywhere'],
  ['password.reset', { sessions: 1, tokens: 0 }, 'Password set with a link'],
  [
    'password.reset',
    { sessions: 1, tokens: 0, google: 1 },
    'Password set with a link, Google disconnected',
  ],
])('%s of %j is said in words', (action, after, words) => {
  expect(say(action, after)).toBe(words);
});

test.each([
  [['title', 'testCases'], false, 'Problem edited: title, tests'],
  [['isDraft'], true, 'Problem made a draft'],
  [['isDraft', 'referenceSolution'], true, 'Problem made a draft, and edited: reference solutions'],
])('an edit of %j says what it changed', (changed, isDraft, words) => {
  expect(say('problem.edited', { changed, isDraft }, { isDraft: false })).toBe(words);
});

test('that a draft was published is said', () => {
  const published = { changed: ['isDraft'], isDraft: false };
  expect(say('problem.edited', published, { isDraft: true })).toBe('Problem published');
});

test('every kind of act has words of its own, and an act of a newer server its name', () => {
  const kinds = ACT_KINDS.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(auditActionSchema.options.length);
  expect(say('planet.moved')).toBe('planet.moved');
  expect(say('toString')).toBe('toString');
});

test('an act of which nothing more is recorded is said without a hole', () => {
  for (const action of auditActionSchema.options) {
    expect(sayAct({ action, before: null, after: null })).not.toMatch(/undefined|null|NaN|:\s*$/);
  }
});

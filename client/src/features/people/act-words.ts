import type { AuditAction } from '@stepwise/contracts/audit';
import type { Act } from '@stepwise/contracts/people';
import { nameOfField } from './problem-fields.ts';

/** What an act changed, which is all that its words are made of. */
type Change = Pick<Act, 'before' | 'after'>;

type Words = {
  /** Of all acts of the kind. */
  readonly kind: string;
  /** Of one, where there is more to say. */
  readonly say?: (change: Change) => string;
};

const WORDS: Readonly<Record<AuditAction, Words>> = {
  'user.suspended': {
    kind: 'Suspended',
    say: ({ after }) => colon('Suspended', textOf(after, 'reason')),
  },
  'user.unsuspended': { kind: 'Suspension lifted' },
  'role.changed': {
    kind: 'Role changed',
    say: ({ after }) =>
      after?.['role'] === 'ADMIN' ? 'Made an administrator' : 'Made an ordinary user',
  },
  'sessions.ended': { kind: 'Signed out everywhere' },
  'link.made': { kind: 'Link to set a password made' },
  'password.reset': {
    kind: 'Password set with a link',
    say: ({ after }) =>
      `Password set with a link${typeof after?.['google'] === 'number' ? ', Google disconnected' : ''}`,
  },
  'password.changed': { kind: 'Password changed' },
  'email.changed': { kind: 'Email address changed' },
  'google.connected': { kind: 'Google account connected' },
  'google.disconnected': { kind: 'Google account disconnected' },
  'account.deleted': { kind: 'Account deleted' },
  'progress.reset': { kind: 'Progress begun anew' },
  'token.made': {
    kind: 'Token made',
    say: ({ after }) => colon('Token made', textOf(after, 'name')),
  },
  'token.revoked': {
    kind: 'Token revoked',
    say: ({ before }) => colon('Token revoked', textOf(before, 'name')),
  },
  'grant.given': {
    kind: 'Made a setter',
    say: ({ after }) => `Made a setter${sayGrant(after)}`,
  },
  'grant.taken': {
    kind: 'No longer a setter',
    say: ({ before }) => `No longer a setter${sayGrant(before)}`,
  },
  'registration.changed': {
    kind: 'Registration changed',
    say: ({ after }) => colon('Registration changed', sayRegistration(after)),
  },
  'site.changed': { kind: 'Name, contact or texts of the site changed' },
  'invitation.made': {
    kind: 'Invitation made',
    say: ({ after }) => `Invitation made${sayPlaces(after)}`,
  },
  'invitation.revoked': { kind: 'Invitation withdrawn' },
  'invitation-list.revoked': {
    kind: 'List of invitations withdrawn',
    say: ({ after }) => `List of invitations withdrawn${sayCount(after, 'withdrawn')}`,
  },
  'problem.created': {
    kind: 'Problem created',
    say: ({ after }) => `Problem created${after?.['isDraft'] === true ? ', as a draft' : ''}`,
  },
  'problem.edited': { kind: 'Problem edited or published', say: sayEdit },
  'problem.deleted': { kind: 'Problem deleted' },
  'problem.imported': { kind: 'Problem imported' },
  'rejudging.started': {
    kind: 'Judging again started',
    say: ({ after }) =>
      `Judging again started, of ${after?.['all'] === true ? 'all submissions' : 'those on older tests'}`,
  },
  'rejudging.paused': { kind: 'Judging again paused' },
  'rejudging.resumed': { kind: 'Judging again resumed' },
  'rejudging.cancelled': { kind: 'Judging again cancelled' },
  'message.deleted': { kind: 'Message deleted' },
  'announcement.made': {
    kind: 'Announcement made',
    say: ({ after }) => colon('Announcement made', textOf(after, 'text')),
  },
  'announcement.changed': {
    kind: 'Announcement changed',
    say: ({ after }) => colon('Announcement changed', textOf(after, 'text')),
  },
  'announcement.deleted': {
    kind: 'Announcement deleted',
    say: ({ before }) => colon('Announcement deleted', textOf(before, 'text')),
  },
  'problem.exported': { kind: 'Problem exported as a package' },
  'users.exported': { kind: 'Users exported as a CSV file' },
  'alert.tested': { kind: 'Test alert sent' },
  'mail.tested': { kind: 'Test mail sent' },
  'audit.exported': { kind: 'Audit log exported as a CSV file' },
};

/** Every kind of act, in words. */
export const ACT_KINDS = (Object.keys(WORDS) as AuditAction[]).map((action) => {
  return { action, kind: WORDS[action].kind };
});

/** What was done, in words; the name of an act that a newer server knows. */
export function sayAct({ action, ...change }: Change & Pick<Act, 'action'>): string {
  // Named as a string: an older client does not know all.
  const words = (WORDS as Readonly<Record<string, Words>>)[action];
  return words?.say?.(change) ?? words?.kind ?? action;
}

function colon(kind: string, text: string): string {
  return text === '' ? kind : `${kind}: ${text}`;
}

function textOf(record: Change['after'], field: string): string {
  const value = record?.[field];
  return typeof value === 'string' ? value : '';
}

const MODES: Readonly<Record<string, string>> = {
  OPEN: 'everybody can register',
  INVITATION: 'only with an invitation',
  CLOSED: 'nobody can register',
};

function sayRegistration(after: Change['after']): string {
  const mode = MODES[textOf(after, 'mode')] ?? '';
  const domains = listOf(after, 'domains');
  return domains.length === 0 ? mode : `${mode}, with an email at ${domains.join(' or ')}`;
}

function sayGrant(grant: Change['after']): string {
  const scope = textOf(grant, 'scope');
  if (scope === '') return '';
  return scope === 'SITE' ? ', of problems of their own' : ', of one problem';
}

function sayPlaces(after: Change['after']): string {
  const places = after?.['places'];
  if (typeof places !== 'number') return '';
  return places === 1 ? ', for one person' : `, for up to ${String(places)} people`;
}

function sayCount(after: Change['after'], field: string): string {
  const count = after?.[field];
  return typeof count === 'number' ? `, ${String(count)} unused` : '';
}

function sayEdit({ before, after }: Change): string {
  const fields = listOf(after, 'changed').filter((field) => field !== 'isDraft');
  const draft = sayDraft(before, after);
  if (fields.length === 0) return `Problem ${draft ?? 'edited'}`;
  const what = `edited: ${fields.map(nameOfField).join(', ')}`;
  return `Problem ${draft === null ? what : `${draft}, and ${what}`}`;
}

function sayDraft(before: Change['before'], after: Change['after']): string | null {
  const isDraft = after?.['isDraft'] === true;
  if (isDraft === (before?.['isDraft'] === true)) return null;
  return isDraft ? 'made a draft' : 'published';
}

function listOf(record: Change['after'], field: string): string[] {
  const value = record?.[field];
  return Array.isArray(value) ? value.map(String) : [];
}

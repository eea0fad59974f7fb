import type { Act } from '@stepwise/contracts/people';

const WORDS: Readonly<Record<string, (act: Act) => string>> = {
  'link.made': () => 'Link to set a password made',
  'password.reset': () => 'Password set with a link',
  'role.changed': ({ after }) =>
    after?.['role'] === 'ADMIN' ? 'Made an administrator' : 'Made an ordinary user',
  'sessions.ended': () => 'Signed out everywhere',
  'token.made': ({ after }) => `Token made: ${String(after?.['name'])}`,
  'token.revoked': ({ before }) => `Token revoked: ${String(before?.['name'])}`,
  'user.suspended': ({ after }) => `Suspended: ${String(after?.['reason'])}`,
  'user.unsuspended': () => 'Suspension lifted',
  'users.exported': () => 'Users exported as a CSV file',
};

/** What was done, in words; the name of an act that a newer server knows. */
export function sayAct(act: Act): string {
  return WORDS[act.action]?.(act) ?? act.action;
}

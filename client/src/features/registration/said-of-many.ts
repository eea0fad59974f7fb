import type { InvitedMany } from '@stepwise/contracts/mail';

/** Addresses that are named; of more it is said how many they are. */
const NAMED = 5;

/**
 * What became of a list: how many were made, and who was left out.
 * @param asked the addresses of the list
 * @param outcome such as "on the way"
 */
export function saidOfMany(made: InvitedMany, asked: readonly string[], outcome: string): string {
  const invited = new Set(made.map(({ invitation: { email } }) => email));
  const left = asked.filter((email) => !invited.has(email));
  const count = counted(made.length, 'invitation', 'invitations');
  const done = made.length === 0 ? 'No invitation was made' : `${count} ${outcome}`;
  if (left.length === 0) return done;
  const were = left.length === 1 ? 'was left out, as it has' : 'were left out, as they have';
  return `${done}. ${counted(left.length, 'address', 'addresses')} ${were} an account: ${named(left)}`;
}

function counted(count: number, one: string, more: string): string {
  return `${String(count)} ${count === 1 ? one : more}`;
}

function named(emails: readonly string[]): string {
  const more = emails.length - NAMED;
  const first = emails.slice(0, NAMED).join(', ');
  return more > 0 ? `${first} and ${String(more)} more` : first;
}

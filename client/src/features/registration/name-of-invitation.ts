import type { Invitation, InvitationList } from '@stepwise/contracts/registration';

/** Whom it is for: of those of a list, which one. */
export function nameOfInvitation({ note, email }: Pick<Invitation, 'note' | 'email'>): string {
  return email === null ? note : `${note}, ${email}`;
}

/** The name of a list, as long as anybody of it is left to have one. */
export function nameOfList({ name }: InvitationList): string {
  return name || 'Deleted accounts';
}

/** What became of the invitations of a list. */
export function sayList({ made, used, open, over }: InvitationList): string {
  return `List of ${String(made)}: ${String(used)} used, ${String(open)} open, ${String(over)} expired or withdrawn`;
}

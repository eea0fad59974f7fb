import type { Invitation } from '@stepwise/contracts/registration';

/** Whom it is for: of those of a list, which one. */
export function nameOfInvitation({ note, email }: Pick<Invitation, 'note' | 'email'>): string {
  return email === null ? note : `${note}, ${email}`;
}

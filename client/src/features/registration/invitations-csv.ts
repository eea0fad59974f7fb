import { CSV_START, csvLine } from '@stepwise/contracts/csv';
import type { InvitedMany } from '@stepwise/contracts/mail';

/** A line for each address with its link, to be given on by hand or by a program for serial letters. */
export function invitationsAsCsv(made: InvitedMany): Blob {
  const lines = made.map(({ invitation: { email, expiresAt }, path }) =>
    csvLine([email ?? '', window.location.origin + (path ?? ''), expiresAt.slice(0, 10)]),
  );
  const text = CSV_START + csvLine(['email', 'link', 'works until']) + lines.join('');
  return new Blob([text], { type: 'text/csv' });
}

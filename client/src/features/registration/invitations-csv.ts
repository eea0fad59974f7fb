import { CSV_START, csvLine } from '@stepwise/contracts/csv';
import type { InvitedMany } from '@stepwise/contracts/mail';
import { formatDay } from '../../lib/format.ts';
import { siteAddress } from '../../lib/site-address.ts';

/**
 * A line for each address with its link, to be given on by hand or by a program for serial letters.
 * @param names what stood beside each address
 */
export function invitationsAsCsv(made: InvitedMany, names: ReadonlyMap<string, string>): Blob {
  const lines = made.map(({ invitation: { email, expiresAt }, path }) => {
    const link = siteAddress() + (path ?? '');
    return csvLine([names.get(email ?? '') ?? '', email ?? '', link, formatDay(expiresAt)]);
  });
  const text = CSV_START + csvLine(['name', 'email', 'link', 'works until']) + lines.join('');
  return new Blob([text], { type: 'text/csv' });
}

import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { Tape } from '@stepwise/contracts/tape';
import type { SharePart } from '@stepwise/contracts/tape-limits';
import { notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { randomToken, tokenHash } from '../../lib/secret-token.ts';
import { changeEnded, present } from './rehearsal.service.ts';
import { findShared, type RehearsalRow } from './rehearsal.queries.ts';
import { presentShared } from './shared-report.presenter.ts';
import { getRecorded } from './tape.service.ts';

type Place = { readonly userId: string; readonly id: string };

/**
 * Makes a link to the report of a rehearsal; the one before leads nowhere from then on.
 * @returns the token, which is not stored
 * @throws NOT_FOUND; CONFLICT while it runs
 */
export async function shareReport(
  db: Database,
  place: Place,
  parts: readonly SharePart[],
): Promise<{ readonly token: string; readonly rehearsal: Rehearsal }> {
  const token = randomToken();
  const rehearsal = await changeEnded(db, place, {
    shareHash: tokenHash(token),
    sharedParts: [...new Set(parts)],
  });
  return { token, rehearsal };
}

/** Ends the link, if there is one. */
export function unshareReport(db: Database, place: Place): Promise<Rehearsal> {
  return changeEnded(db, place, { shareHash: null, sharedParts: [] });
}

/** @throws NOT_FOUND for a link that leads nowhere, or no more */
export async function getSharedReport(db: Database, token: string): Promise<SharedReport> {
  const row = await findByToken(db, token);
  return presentShared(await present(db, row));
}

/** @throws NOT_FOUND, also where the link does not show what was typed */
export async function getSharedTape(db: Database, token: string, position: number): Promise<Tape> {
  const row = await findByToken(db, token);
  if (!row.sharedParts.includes('typing')) throw notFound('Recording');
  return getRecorded(db, row, position, 'This recording is closed for now');
}

async function findByToken(db: Database, token: string): Promise<RehearsalRow> {
  const row = await findShared(db, tokenHash(token));
  if (!row) throw notFound('Report');
  return row;
}

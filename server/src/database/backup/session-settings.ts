import type pg from 'pg';

/** How values are written and read must not depend on how a server or a role is set up. */
const SETTINGS = [
  `SET client_encoding = 'UTF8'`,
  `SET TimeZone = 'UTC'`,
  `SET DateStyle = 'ISO, YMD'`,
  `SET IntervalStyle = 'postgres'`,
  `SET bytea_output = 'hex'`,
  'SET extra_float_digits = 3',
  // A table may take minutes; who waits for a lock is told after ten seconds.
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  `SET lock_timeout = '10s'`,
];

/** Prepares a connection that carries whole tables. */
export async function setUpForCopy(client: pg.Client): Promise<void> {
  await client.query(SETTINGS.join('; '));
}

import type pg from 'pg';

/** The text format of values must not depend on the configuration of a server or role. */
const SETTINGS = [
  `SET client_encoding = 'UTF8'`,
  `SET TimeZone = 'UTC'`,
  `SET DateStyle = 'ISO, YMD'`,
  `SET IntervalStyle = 'postgres'`,
  `SET bytea_output = 'hex'`,
  'SET extra_float_digits = 3',
  // A table may take minutes; waiting for a lock fails after ten seconds.
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  `SET lock_timeout = '10s'`,
];

/** Prepares a connection that carries whole tables. */
export async function setUpForCopy(client: pg.Client): Promise<void> {
  await client.query(SETTINGS.join('; '));
}

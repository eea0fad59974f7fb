import { Prisma } from '@stepwise/db/client';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL accepts `value` as a uuid; it rejects a query with anything else. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** When a uuid of version 7 was made, in milliseconds. */
export function timeOfUuid(uuid: string): number {
  return Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);
}

/**
 * A new uuid of version 7, as SQL, with the time of the database in its first 48 bits. PostgreSQL has a
 * function for it from 18 on.
 */
export const NEW_UUID = Prisma.sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  PLACING substring(int8send((extract(epoch FROM statement_timestamp()) * 1000)::bigint) FROM 3)
  FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`;

import { z } from 'zod';

/**
 * A backup is one gzip file of lines:
 *
 *     stepwise-backup {"version":1,"migrations":[...],"tables":[...],...}
 *     <rows of the first table, as PostgreSQL's COPY writes text>
 *     \.
 *     <rows of the next table>
 *     \.
 *     stepwise-backup-end <SHA-256 of everything above, in hex>
 *
 * A row never looks like `\.`, because COPY doubles every backslash of the data. So a person can
 * read it with zcat, and a table can be loaded from it by hand.
 */
export const HEADER_WORD = 'stepwise-backup ';
export const END_OF_TABLE = '\\.\n';
export const END_WORD = 'stepwise-backup-end ';

/** Longer than any line of a backup; another file may have no line end at all. */
export const LINE_MAX_BYTES = 1024 * 1024;

const tableSchema = z.object({
  name: z.string().min(1),
  columns: z.array(z.string().min(1)),
  rows: z.number().int().nonnegative(),
});

export const backupHeaderSchema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Migrations that the data went through, oldest first: they say what the tables look like. */
  migrations: z.array(z.string().min(1)).min(1),
  /** In the order in which their rows follow. */
  tables: z.array(tableSchema).min(1),
  /** `next` is the value that the sequence gives out next; a string, because it may have 64 bits. */
  sequences: z.array(z.object({ name: z.string().min(1), next: z.string().regex(/^-?\d+$/) })),
});

export type BackupHeader = z.output<typeof backupHeaderSchema>;
export type BackupTable = z.output<typeof tableSchema>;

/** A backup cannot be made or restored; `message` says why. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

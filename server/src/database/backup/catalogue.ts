import pg from 'pg';
import type { BackupHeader, BackupTable } from './backup-format.ts';

/** The table of migrations; a backup has them in its header. */
const HISTORY = '_prisma_migrations';

export type ForeignKey = {
  /** Quoted, ready for SQL; so is `name`. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
};

/** Every table of ours with the columns that can be written, as the database itself lists them. */
export async function listTables(client: pg.Client): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = current_schema()::regnamespace
        AND c.relkind = 'r' AND c.relname <> '${HISTORY}'
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}

/** Sequences, each with the value that it gives out next. */
export async function listSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string; next: string }>(
    `SELECT sequencename::text AS name,
            coalesce(last_value + increment_by, start_value)::text AS next
       FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  );
  return rows;
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
            pg_get_constraintdef(oid) AS definition
       FROM pg_constraint
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
      ORDER BY conrelid::regclass::text, conname`,
  );
  return rows;
}

/** COPY's name for a table and its columns. */
export function copyTarget({ name, columns }: Omit<BackupTable, 'rows'>): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;
}

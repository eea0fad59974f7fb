import type { Metrics } from '@stepwise/contracts/metrics';
import { Prisma } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';

const LARGEST = 5;

type DatabaseFigures = Metrics['database'];

/** How large the database is and what is largest in it, and how far its schema has come. */
export async function readDatabase(db: Reader): Promise<DatabaseFigures> {
  const [figures] = await db.read<DatabaseFigures>(Prisma.sql`
    SELECT pg_database_size(current_database())::float AS bytes,
      (SELECT coalesce(max(migration_name), '') FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS schema,
      (SELECT coalesce(json_agg(t), '[]') FROM (
         SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
         WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
         ORDER BY bytes DESC, name LIMIT ${LARGEST}) t) AS tables`);
  if (!figures) throw new Error('The database told nothing of itself');
  return figures;
}

import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { checkSchema } from './schema-version.ts';

describe('checkSchema', () => {
  const database = useTestDatabase();

  it('knows the release by its migrations, and names the one that differs', async () => {
    const { db } = database;
    const check = checkSchema(db.pool);
    expect(await check()).toBeNull();

    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL
      WHERE migration_name LIKE '%learning_path'`;
    expect(await check()).toMatch(/^Migration \d+_learning_path has not been applied$/);

    await db.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('next', '', '29990101000000_of_tomorrow', now())`;
    expect(await check()).toContain('belongs to another release');
  });
});

describe('checkSchema of an empty database', () => {
  const database = useTestDatabase({ empty: true });

  it('says that nothing has been applied', async () => {
    expect(await checkSchema(database.db.pool)()).toMatch(/_init has not been applied$/);
  });
});

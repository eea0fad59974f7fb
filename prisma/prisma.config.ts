import { defineConfig } from 'prisma/config';

// `prisma generate` and `prisma validate` never run this engine, but the CLI downloads one unless a
// path is given. Any executable will do; see .github/decisions/003-offline-migrations.md.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

const url = process.env['DATABASE_URL'];

export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  ...(url === undefined ? {} : { datasource: { url } }),
});

import { note, step } from '../../bootstrap/progress.mjs';
import { seedBank, seedNewProblems } from '../bank/seed/seed.ts';
import type { Env } from '../env.ts';
import {
  ensureAdministrator,
  type AdministratorOutcome,
} from '../features/auth/administrator.service.ts';
import { isInContainer } from '../lib/process/in-container.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';

type Options = {
  /** Whether the bank comes in with all its tests, or with so much that the site can be used. */
  readonly isWhole: boolean;
};

/** Brings the problem bank and the administrator into a migrated database. */
export async function prepareData(
  env: Env,
  databaseUrl: string,
  { isWhole }: Options,
): Promise<AdministratorOutcome> {
  const db = createDb(databaseUrl, { timeouts: COMMAND_TIMEOUTS });
  try {
    const lines: string[] = [];
    const log = (line: string): number => lines.push(line);
    await step('Seeding problems', async () => {
      if (isWhole) await seedBank(db, { log });
      else await seedNewProblems(db, { log });
    });
    for (const line of lines) note(line);
    const administrator = await ensureAdministrator(db, {
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
    if (administrator.kind === 'created') {
      note(`Administrator: ${administrator.email}`);
      if (administrator.password !== null) {
        note(`Password (shown this once): ${administrator.password}`);
      }
    } else if (administrator.kind === 'email-taken') {
      note(`${administrator.email} belongs to an ordinary account and was not made administrator.`);
      const command = isInContainer()
        ? 'docker compose run --rm migrate src/commands/promote-user.ts'
        : 'npm run user:promote --';
      note(`If that is right: ${command} ${administrator.email}`);
    }
    return administrator;
  } finally {
    await closeDb(db);
  }
}

import { expect, it } from 'vitest';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { closeDb, createDb } from '../../lib/db/db.ts';
import { signUp, startTestApp } from '../app.ts';
import { startFreezablePostgres } from '../faults/frozen-postgres.ts';
import { buildProblem } from '../factories.ts';

it('answers 503 while PostgreSQL is frozen, and works again by itself', async () => {
  const postgres = await startFreezablePostgres();
  try {
    await applyMigrations(postgres.url);
    const timeouts = { connect: 1_000, statement: 500, lock: 500, idle: 10_000 };
    const db = createDb(postgres.url, { timeouts });
    const { browser: newBrowser } = await startTestApp(db, { worker: false });
    const browser = newBrowser();
    await signUp(browser);
    const { id: problemId } = await buildProblem(db);
    const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
    const list = () => browser.get('/api/v1/problems/get-all-problems');
    // Connections that are open already, more than one of them.
    await Promise.all(Array.from({ length: 12 }, () => list().expect(200)));

    postgres.freeze();
    const begin = performance.now();
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, list),
      browser.post('/api/v1/execution-code').send(program),
      browser.post('/api/v1/playlist/create-playlist').send({ name: 'Mine' }),
    ]);
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'DATABASE_UNAVAILABLE'));
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(performance.now() - begin).toBeLessThan(20_000);
    // The connections were given up; new ones are not had either.
    expect((await list()).body.code).toBe('DATABASE_UNAVAILABLE');

    postgres.thaw();
    await expect.poll(async () => (await list()).status, { timeout: 30_000 }).toBe(200);
    await closeDb(db);
  } finally {
    await postgres.stop();
  }
});

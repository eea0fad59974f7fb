import { expect, it, vi } from 'vitest';
import type * as Bank from '../../bank/processes/python.ts';
import { startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { seedBank } from '../../bank/seed/seed.ts';
import { copyBank } from '../../bank/test-bank.ts';

/** What is there to make large cases with. */
const { findPython } = vi.hoisted(() => ({ findPython: vi.fn() }));
vi.mock('../../bank/processes/python.ts', async (actual) => {
  const real = await actual<typeof Bank>();
  findPython.mockImplementation(real.findPython);
  return { ...real, findPython };
});

const database = useTestDatabase();

it('a start that could not make the large cases says so at /readyz until one can', async () => {
  const bank = await copyBank('climbingstairs', 'validpalindrome');
  await bank.remove('validpalindrome/data/secret/3-large').catch(() => undefined);
  const seed = () => seedBank(database.db, { log: () => undefined, bankDirectory: bank.directory });
  const { browser } = await startTestApp(database.db);
  const readiness = async () => (await browser().get('/readyz').expect(200)).body;

  findPython.mockResolvedValueOnce(null);
  await seed();
  const { ready, problems } = await readiness();
  expect(ready).toBe(true);
  expect(problems.ok).toBe(false);
  expect(problems.reason).toMatch(/^validpalindrome has no large test cases: .*too slow/);

  await seed();
  expect((await readiness()).problems).toEqual({ ok: true, reason: null });
});

import { traceSchema } from '@stepwise/contracts/trace';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { LANDING_RUN_FILE, recordLandingRun } from './landing-run.ts';

/** What a visitor on a telephone may be asked to load for it, in bytes. */
const SIZE_MAX = 20_000;

it('the landing page plays what its command records today', async () => {
  const engine = await createEngine('local', { local: { languages: ['JAVASCRIPT'] } });
  try {
    const { signal } = new AbortController();
    const recorded = await recordLandingRun({ engine, signal, owner: 'test' });
    const committed = await readFile(LANDING_RUN_FILE, 'utf8');
    expect(committed, 'made anew by `npm run landing:record`').toBe(recorded);
    expect(committed.length).toBeLessThan(SIZE_MAX);
    expect(traceSchema.parse(JSON.parse(committed)).steps.length).toBeGreaterThan(10);
  } finally {
    await engine.close();
  }
});

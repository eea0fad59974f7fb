import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { runRejudge } from './run-rejudge.ts';

const database = useTestDatabase();
const WITHIN_MS = 240_000;
/** Long enough to stop and clean up when that time is over. */
const TIMEOUT_MS = WITHIN_MS + 60_000;

it(
  'judges all again through kills and a pause, and nobody misses a verdict',
  async () => {
    const findings = await runRejudge({
      url: database.url,
      submissions: 400,
      // Times say nothing on a machine that has much else to do.
      quick: 0,
      signal: AbortSignal.timeout(WITHIN_MS),
      log: () => undefined,
    });
    const broken = findings.filter(
      ({ name, holds }) => holds === false && !name.includes(' in ms'),
    );
    expect(broken).toEqual([]);
    expect(findings.find(({ name }) => name === 'judged again')?.found).toBe('400 of 400');
  },
  TIMEOUT_MS,
);

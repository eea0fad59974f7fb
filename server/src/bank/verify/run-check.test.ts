import { describe, expect, it } from 'vitest';
import { QuietLock } from '../../judge/quiet-lock.ts';
import type { Check, Verification } from './verification.ts';
import { runCheck } from './verify-problem.ts';

const { signal } = new AbortController();

/** Runs a check that finds, time after time, what is listed; another problem may be under way. */
async function run(found: readonly (readonly string[])[], hasCompany: boolean) {
  const quiet = new QuietLock();
  const lines: string[] = [];
  const company = hasCompany ? await quiet.together(signal) : null;
  const stretches: number[] = [];
  const check: Check = ({ log }) => {
    const time = stretches.push(quiet.active);
    log(`time ${time}`);
    company?.release();
    return Promise.resolve(found[time - 1] ?? ['was run too often']);
  };
  const measurePace = () => Promise.resolve(1);
  const verification = { signal, log: (line: string) => lines.push(line), measurePace } as unknown;
  const step = 'references';
  const faults = await runCheck({ step, check, quiet, verification: verification as Verification });
  return { faults, lines, stretches };
}

describe('a check of a problem', () => {
  it('that fails beside another problem is done again alone, and that counts', async () => {
    const { faults, lines, stretches } = await run([['too slow'], []], true);
    expect(faults).toEqual([]);
    expect(lines).toEqual(['references: judged again alone, because of: too slow', 'time 2']);
    expect(stretches).toEqual([2, 0]);
  });

  it('that fails alone as well has found a fault', async () => {
    const { faults } = await run([['too slow, or so'], ['too slow']], true);
    expect(faults).toEqual(['too slow']);
  });

  it.each([
    ['fails without company', [['too slow']], false],
    ['finds nothing in company', [[]], true],
  ])('that %s is done once', async (_name, found, hasCompany) => {
    const { faults, lines } = await run(found, hasCompany);
    expect(faults).toEqual(found[0]);
    expect(lines).toEqual(['time 1']);
  });
});

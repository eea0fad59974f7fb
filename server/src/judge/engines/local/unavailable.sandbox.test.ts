import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { describe, expect, it } from 'vitest';
import { finish, jobOf } from '../../contract/run-program.ts';
import { JudgeUnavailableError } from '../../engine.ts';
import { BoxPool } from './box-pool.ts';
import type { BoxRecipe } from './box-pool.ts';
import { createLocalEngine } from './create-local-engine.ts';
import { probeIsolation } from './probe/isolation.ts';
import { boxFilter, testFilter } from './seccomp.ts';
import { readSupervisorSource } from './supervisor-source.ts';

/** A filter that lets everything through: `return ALLOW`. */
const NO_FILTER = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f]);
const PYTHON = '/usr/bin/python3';

const sound: BoxRecipe = {
  shape: { bwrap: '/usr/bin/bwrap', python: PYTHON, mounts: [], hidden: [] },
  supervisor: readSupervisorSource(),
  boxFilter: boxFilter(process.arch === 'x64' ? 'x64' : 'arm64'),
  testFilter: testFilter(process.arch === 'x64' ? 'x64' : 'arm64'),
  data: [],
  ready: 0,
};

async function troubleOf(recipe: BoxRecipe): Promise<string | null> {
  const firstUid = process.getuid?.() === 0 ? 61_500 : null;
  const recipes = { run: recipe, typescript: recipe };
  const pool = new BoxPool({ recipes, firstUid, log: () => undefined });
  const trouble = await probeIsolation(pool, PYTHON, ['/etc/passwd', import.meta.dirname]);
  await pool.close();
  return trouble?.reason ?? null;
}

describe('without a sandbox', () => {
  it('nothing runs, and the status says why and what to do', async () => {
    const engine = await createLocalEngine({ bwrap: '/nonexistent/bwrap' });
    const { state, reasons, remedies, languages } = engine.status();
    expect(state).toBe('unavailable');
    expect(reasons.join()).toContain('bubblewrap');
    expect(remedies.join()).toContain('apt-get install bubblewrap');
    expect(languages.map(({ language }) => language)).toEqual([...LANGUAGE_KEYS]);
    expect(languages.every(({ version, reason }) => version === null && reason !== null)).toBe(
      true,
    );
    const run = finish(engine, jobOf('PYTHON', 'print(1)'));
    await expect(run).rejects.toThrow(JudgeUnavailableError);
    await engine.close();
  });
});

describe('the probe', () => {
  it('finds nothing wrong with a sound box', async () => {
    expect(await troubleOf(sound)).toBeNull();
  });

  it.each([
    ['the supervisor says nothing', { supervisor: Buffer.from('') }, 'does not start'],
    ['the filter is missing', { boxFilter: NO_FILTER }, 'kernel keys can be reached'],
    ['the filter is missing', { boxFilter: NO_FILTER }, 'a socket to the host can be opened'],
    [
      'a private file can be seen',
      { shape: { ...sound.shape, mounts: [{ from: '/etc', to: '/etc' }] } },
      '/etc/passwd is visible',
    ],
    [
      'processes are not limited',
      replaced('limits["processes"] + 1', '4096'),
      'processes are not limited',
    ],
    [
      'memory is not watched',
      replaced('self.limits["memoryKb"]', '(1 << 40)'),
      'memory is not limited',
    ],
    [
      'PID 1 can be read',
      replaced('set_dumpable(0)', 'set_dumpable(1)'),
      "supervisor's environment",
    ],
  ])('notices when %s', async (_, weakness: Partial<BoxRecipe>, words) => {
    expect(await troubleOf({ ...sound, ...weakness })).toContain(words);
  });
});

function replaced(from: string, to: string): Partial<BoxRecipe> {
  const source = Buffer.from(sound.supervisor).toString();
  if (!source.includes(from)) throw new Error(`the supervisor has no ${from}`);
  return { supervisor: Buffer.from(source.replaceAll(from, to)) };
}

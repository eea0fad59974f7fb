import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { describe, expect, it } from 'vitest';
import { finish, jobOf } from '../../../../contract/run-program.ts';
import { JudgeUnavailableError } from '../../../../engine.ts';
import { BoxPool } from '../../box/box-pool.ts';
import type { BoxRecipe } from '../../box/box-pool.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { probeIsolation } from '../../machine/probe/isolation.ts';
import {
  CAN_BE_BARE_ROOT,
  engineOfBareRoot,
  engineWithoutLandlock,
} from '../support/engine-elsewhere.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { recipeOf } from '../support/recipe.ts';

/** A filter that lets everything through: `return ALLOW`. */
const NO_FILTER = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f]);
const sound = recipeOf('bubblewrap');
const shared = recipeOf('landlock');

async function troubleOf(recipe: BoxRecipe): Promise<string | null> {
  const recipes = { run: recipe, typescript: recipe };
  const pool = new BoxPool({ recipes, log: () => undefined });
  const trouble = await probeIsolation(pool, recipe.isolation.name, [
    '/etc/passwd',
    import.meta.dirname,
  ]);
  await pool.close();
  return trouble?.reason ?? null;
}

describe('without a sandbox', () => {
  it('nothing runs, and the status says why and what to do', async () => {
    const engine = await createLocalEngine({
      bwrap: '/nonexistent/bwrap',
      isolations: ['bubblewrap'],
    });
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

describe('of two isolations', () => {
  it('the stronger is used where both hold', async () => {
    const engine = await createLocalEngine({ warmAtStart: false });
    expect(engine.status().isolation).toMatch(/^bubblewrap \([^)]+\)$/);
    await engine.close();
  });

  it.skipIf(!LANDLOCK_IS_THERE)('the other is used where it is missing, and says why', async () => {
    const engine = await createLocalEngine({ bwrap: '/nonexistent/bwrap', warmAtStart: false });
    expect(engine.status().state).toBe('ready');
    expect(engine.status().isolation).toMatch(
      /^Landlock .*bubblewrap \(bwrap\).* is not installed/,
    );
    await engine.close();
  });

  it('none is used where neither holds, and both say what to do', async () => {
    const engine = await engineWithoutLandlock({ bwrap: '/nonexistent/bwrap' });
    const { state, reasons, remedies } = engine.status();
    expect(state).toBe('unavailable');
    expect(reasons).toEqual([
      expect.stringMatching(/bubblewrap .* is not installed/),
      expect.stringMatching(/needs Landlock, which this kernel does not have/),
    ]);
    expect(remedies).toEqual([
      expect.stringContaining('apt-get install bubblewrap'),
      expect.stringContaining('Linux 6.12'),
    ]);
    await engine.close();
  });
});

describe.skipIf(!CAN_BE_BARE_ROOT)('a root without other users', () => {
  it('runs nothing where namespaces are forbidden, and lives to say so', async () => {
    const engine = await engineOfBareRoot({});
    const { state, reasons, remedies } = engine.status();
    expect(state).toBe('unavailable');
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toContain('cannot start bubblewrap as another user');
    expect(reasons[1]).toContain('users of a sandbox without bubblewrap cannot be set up');
    expect(remedies.join()).toContain('CAP_SETUID');
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
    ['processes are not limited', replaced('processes + 1', '4096'), 'processes are not limited'],
    [
      'memory is not watched',
      replaced('self.limits["memoryKb"]', '(1 << 40)'),
      'memory is not limited',
    ],
    [
      'PID 1 can be read',
      replaced('set_dumpable(0)', 'self.folders.clear()'),
      "supervisor's environment",
    ],
    [
      'tests have no domain though there is Landlock',
      replaced('self.folders = folders()', 'self.folders = []'),
      "the machine's figures can be read",
    ],
  ])('notices when %s', async (_, weakness: Partial<BoxRecipe>, words) => {
    expect(await troubleOf({ ...sound, ...weakness })).toContain(words);
  });
});

describe.skipIf(!LANDLOCK_IS_THERE)('the probe, without namespaces', () => {
  it('finds nothing wrong with a sound box', async () => {
    expect(await troubleOf(shared)).toBeNull();
  });

  it.each([
    ['the supervisor says nothing', { supervisor: Buffer.from('') }, 'does not start'],
    ['the filter is missing', { boxFilter: NO_FILTER }, 'kernel keys can be reached'],
    [
      'the filter of tests is missing',
      { isolation: unfiltered() },
      'modes of files can be changed',
    ],
    ['the filter of tests is missing', { isolation: unfiltered() }, 'a socket of the machine'],
    [
      'a private file can be read',
      { shape: { ...shared.shape, mounts: [{ from: '/etc', to: '/etc' }] } },
      '/etc/passwd can be read',
    ],
    [
      'tests have no domain',
      replaced('enter(self.test_domain)', 'pass', shared),
      '/proc/self can be',
    ],
    [
      'tests have no domain',
      replaced('enter(self.test_domain)', 'pass', shared),
      'can be signalled',
    ],
    [
      'processes are not limited',
      replaced('processes + 2', '4096', shared),
      'processes are not limited',
    ],
    [
      'memory is not watched',
      replaced('self.limits["memoryKb"]', '(1 << 40)', shared),
      'memory is not limited',
    ],
  ])('notices when %s', async (_, weakness: Partial<BoxRecipe>, words) => {
    expect(await troubleOf({ ...shared, ...weakness })).toContain(words);
  });
});

/** Tests get a filter that lets everything through. */
function unfiltered(): BoxRecipe['isolation'] {
  const { name, description } = shared.isolation;
  return {
    ...{ name, description, testFilter: NO_FILTER },
    start: (parts, procs) => shared.isolation.start(parts, procs),
  };
}

function replaced(from: string, to: string, recipe = sound): Partial<BoxRecipe> {
  const source = Buffer.from(recipe.supervisor).toString();
  if (!source.includes(from)) throw new Error(`the supervisor has no ${from}`);
  return { supervisor: Buffer.from(source.replaceAll(from, to)) };
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { finish, jobOf } from '../../../../contract/run-program.ts';
import type { JudgeEngine } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { engineOfOtherServer } from '../support/engine-elsewhere.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

const CAN_GIVE_USERS = LANDLOCK_IS_THERE && process.getuid?.() === 0;
const OPTIONS = { isolations: ['landlock'], slots: 2, warmAtStart: false } as const;
/** A program that somebody else's kill would meet. */
const TELLS_USER = `import os, time\nprint(os.getuid())\ntime.sleep(0.3)`;
const ROUNDS = 3;

async function usersOf(engine: JudgeEngine): Promise<string[]> {
  const users: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { results } = await finish(engine, jobOf('PYTHON', TELLS_USER));
    expect(results.map(({ ending }) => ending)).toEqual(['exited']);
    users.push(...results.map(({ stdout }) => Buffer.from(stdout).toString().trim()));
  }
  return users;
}

it.skipIf(!CAN_GIVE_USERS)(
  'two servers with folders of their own never give one user to two boxes (needs root)',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwise-other-'));
    chmodSync(folder, 0o755);
    const here = await createLocalEngine(OPTIONS);
    const there = await engineOfOtherServer(OPTIONS, folder);
    try {
      const [ours, theirs] = await Promise.all([usersOf(here), usersOf(there)]);
      expect(ours).toHaveLength(ROUNDS);
      expect(ours.filter((user) => theirs.includes(user))).toEqual([]);
    } finally {
      await Promise.all([here.close(), there.close()]);
      rmSync(folder, { recursive: true });
    }
  },
);

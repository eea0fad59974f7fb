import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { note, step } from './progress.mjs';
import { run } from './run.mjs';

/** Programs of the system and the Debian packages that bring each. */
const PACKAGES = {
  bwrap: ['bubblewrap'],
  python3: ['python3'],
  javac: ['default-jdk-headless'],
  chromium: ['chromium', 'fonts-liberation'],
  'chromium-headless-shell': ['chromium-headless-shell'],
  pgbouncer: ['pgbouncer'],
};

const PATH = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];

/** What does not work without each of them. */
const WITHOUT = {
  bwrap: 'programs are judged only where Landlock (Linux 6.12 or newer) can keep them apart',
  python3: 'no program of any language can be judged',
  javac: 'programs in Java cannot be judged',
  chromium: 'the tests in a browser cannot run',
  'chromium-headless-shell': 'the tests in a browser take twice as long',
  pgbouncer: 'the tests of a pooler are skipped',
};

/** What the judge needs for its sandbox and its languages. */
export const JUDGE_PROGRAMS = /** @type {const} */ (['bwrap', 'python3', 'javac']);
/** What the browser tests need. */
export const BROWSER_PROGRAMS = /** @type {const} */ (['chromium', 'chromium-headless-shell']);
/** What the tests of the API need. */
export const API_PROGRAMS = /** @type {const} */ (['pgbouncer']);

/**
 * Sees to it that programs are there. Root on a machine with apt-get gets them installed; anybody
 * else is told the exact command and goes on without.
 * @param {readonly (keyof typeof PACKAGES)[]} programs
 * @param {readonly string[]} folders where they are looked for
 */
export async function ensurePrograms(programs, folders = PATH) {
  const missing = programs.filter((program) => !isThere(program, folders));
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => PACKAGES[program]);
  const install = `apt-get install -y ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !isThere('apt-get', folders)) {
    const lacking = missing.map((program) => `Without ${program} ${WITHOUT[program]}.`);
    note(`${lacking.join('\n')}\nTo install:\n  sudo ${install}`);
    return;
  }
  try {
    await step(`Installing ${packages.join(', ')} (Debian packages)`, async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update', '-qq'], { env });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
        env,
      });
    });
  } catch (error) {
    note(
      `${error instanceof Error ? error.message : String(error)}\nTo install by hand: ${install}`,
    );
  }
}

/**
 * @param {string} program
 * @param {readonly string[]} folders
 */
function isThere(program, folders) {
  return folders.some((folder) => existsSync(join(folder, program)));
}

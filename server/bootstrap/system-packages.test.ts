import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FILE = join(import.meta.dirname, 'system-packages.mjs');

/** What is said on a machine that has none of the programs, to somebody who may not install them. */
function saidWithout(programs: readonly string[]): string {
  const empty = mkdtempSync(join(tmpdir(), 'stepwise-no-programs-'));
  const script = `
    process.getuid = () => 1000;
    const { ensurePrograms } = await import(${JSON.stringify(FILE)});
    await ensurePrograms(${JSON.stringify(programs)}, [${JSON.stringify(empty)}]);`;
  try {
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
  } finally {
    rmSync(empty, { recursive: true });
  }
}

it.each([
  { program: 'python3', means: /no program of any language can be judged/ },
  { program: 'javac', means: /programs in Java cannot be judged/ },
  { program: 'bwrap', means: /only where Landlock/ },
  { program: 'chromium', means: /tests in a browser cannot run/ },
  { program: 'pgbouncer', means: /tests of a pooler are skipped/ },
])('says what does not work without $program, and how to install it', ({ program, means }) => {
  const said = saidWithout([program]);
  expect(said).toMatch(means);
  expect(said).toContain('sudo apt-get install -y ');
  expect(said).not.toMatch(/everything else/i);
});

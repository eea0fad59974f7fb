import { join } from 'node:path';
import { lintPython } from './lint-python.mjs';
import { LONG_MS, ROOT, run } from './run.mjs';

/** @throws {Error} with everything that was found, in whichever language */
export async function lint() {
  const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  // Types of the whole code live for long: collected young they cost a tenth of the time.
  const command = ['--max-semi-space-size=128', eslint, '.', '--max-warnings=0'];
  const code = run(process.execPath, command, { timeoutMs: LONG_MS });
  const checks = [code, lintPython()];
  const found = (await Promise.allSettled(checks)).flatMap((check) =>
    check.status === 'rejected' ? [String(check.reason?.message ?? check.reason)] : [],
  );
  if (found.length > 0) throw new Error(found.join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await lint();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

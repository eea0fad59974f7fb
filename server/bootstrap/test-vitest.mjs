import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Runs the test files of one vitest project and reads from its report how many tests ended how.
 * @param {string} project
 * @param {import('./test-suites.mjs').SuiteOptions & { env: Record<string, string> }} options `args`
 *   may hold a part of a file's name; `env` is added to this process's own
 * @returns {Promise<import('./test-suites.mjs').Counts>}
 */
export async function runVitest(project, { env, output, args }) {
  const directory = mkdtempSync(join(tmpdir(), 'stepwise-test-'));
  const report = join(directory, 'report.json');
  try {
    const exitCode = await runToEnd(
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { env, output },
    );
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const failures = result.testResults.flatMap(failuresOf);
    // An error outside every test fails none by itself.
    if (exitCode !== 0 && failures.length === 0) failures.push('an error outside every test');
    return {
      passed: result.numPassedTests,
      failures,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string,
 *   fullName: string, failureMessages: string[] }[] }} file as the report has it
 * @returns {string[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // A file that cannot be loaded, or a hook of it that fails, fails no test by itself.
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : [];
  return failed.map(({ fullName, failureMessages }) =>
    [`${file} > ${fullName}`, ...failureMessages].join('\n'),
  );
}

/**
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, output: number | 'inherit' }} options
 * @returns {Promise<number | null>} the exit status; null after a signal
 */
export function runToEnd(args, { env, output }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output],
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}

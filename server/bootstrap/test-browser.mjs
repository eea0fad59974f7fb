import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './run.mjs';
import { runToEnd } from './test-vitest.mjs';

const START_WITHIN_MS = 480_000;
const ADMINISTRATOR = {
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'administrator-of-tests',
};

/**
 * Starts the whole product as a person would, with a data folder of its own, and runs the browser
 * tests against it.
 * @param {import('./test-suites.mjs').SuiteOptions & { env: Record<string, string> }} options
 * @returns {Promise<import('./test-suites.mjs').Counts>}
 */
export async function runBrowserTests({ env, output, args }) {
  const directory = mkdtempSync(join(tmpdir(), 'stepwise-e2e-'));
  const report = join(directory, 'report.json');
  const product = startProduct(directory);
  try {
    const url = await product.url;
    const exitCode = await runToEnd(
      [
        join(ROOT, 'client/node_modules/@playwright/test/cli.js'),
        'test',
        '--config=client/playwright.config.ts',
        '--reporter=list,json',
        ...args,
      ],
      {
        env: {
          ...env,
          ...ADMINISTRATOR,
          E2E_BASE_URL: url,
          // For the commands of an operator.
          E2E_DATA_DIR: join(directory, 'data'),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
        output,
      },
    );
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again: see "flaky"`);
    const failures = suites.flatMap(failuresOf);
    if (exitCode !== 0 && failures.length === 0) failures.push('an error outside every test');
    return { passed: stats.expected + stats.flaky, failures, skipped: stats.skipped };
  } finally {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} Trial
 * @typedef {{ title: string, file: string, tests: Trial[] }} Spec
 * @typedef {{ suites?: Suite[], specs: Spec[] }} Suite
 * @param {Suite} suite as the report has it
 * @returns {string[]}
 */
function failuresOf({ suites = [], specs }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        [`[${projectName}] ${file} > ${title}`, results.at(-1)?.error?.message ?? ''].join('\n'),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** @param {string} directory */
function startProduct(directory) {
  const child = spawn(process.execPath, [join(ROOT, 'server/bootstrap/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...ADMINISTRATOR,
      DATA_DIR: join(directory, 'data'),
      DATABASE_URL: '',
      PORT: '0',
      // One machine plays all users at once.
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  return {
    url: readUrl(child.stdout),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string>}
 */
async function readUrl(output) {
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(START_WITHIN_MS) });
  for await (const line of lines) {
    console.log(line);
    const url = /^Stepwise is running at (\S+)/.exec(line)?.[1];
    if (url) {
      output.resume();
      return url;
    }
  }
  throw new Error('The product did not start');
}

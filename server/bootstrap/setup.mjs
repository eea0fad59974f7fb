import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doOnce, fingerprint } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { step } from './progress.mjs';
import { ROOT, run } from './run.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Brings a checkout to the point where it can run: packages, database client, and with `client`
 * the built client. Does only what changed since the last time. Needs nothing but Node and npm.
 * @param {{ client: boolean }} options
 */
export async function setUp({ client }) {
  requireNode();
  await oneAtATime(() => setUpAlone(client));
}

/** @param {boolean} client */
async function setUpAlone(client) {
  const packages = ['client', 'server', 'server/contracts', 'server/markdown', 'prisma'];
  const manifests = ['package.json', ...packages.map((path) => `${path}/package.json`)];
  await doOnce({
    mark: 'install',
    key: fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) + process.version,
    product: 'node_modules/.modules.yaml',
    work: () => step('Installing packages (about a minute the first time)', install),
  });
  await doOnce({
    mark: 'database-client',
    key: fingerprint(['prisma/schema.prisma', 'pnpm-lock.yaml']),
    product: 'prisma/generated/client.ts',
    work: () => step('Generating the database client', generateDatabaseClient),
  });
  if (!client) return;
  await doOnce({
    mark: 'client',
    key: fingerprint([
      'client',
      'cli',
      'server/src/judge/answer/compare-output.mjs',
      'server/src/judge/answer/comparison-flags.mjs',
      'server/contracts/src',
      'server/markdown/src',
      'pnpm-lock.yaml',
    ]),
    product: 'client/dist/index.html',
    work: () => step('Building the client', buildClient),
  });
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}.`);
}

async function install() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  await run('npx', ['--yes', `pnpm@${manifest.config.pnpm}`, 'install', '--frozen-lockfile'], {
    // pnpm asks before it replaces a node_modules that it did not make; nobody answers here.
    env: { ...process.env, CI: 'true' },
  });
}

async function generateDatabaseClient() {
  await run(
    process.execPath,
    [join(ROOT, 'prisma/node_modules/prisma/build/index.js'), 'generate'],
    {
      cwd: join(ROOT, 'prisma'),
    },
  );
}

async function buildClient() {
  await run(process.execPath, [join(ROOT, 'client/node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(ROOT, 'client'),
  });
}

if (process.argv[1] === import.meta.filename) {
  await setUp({ client: true });
}

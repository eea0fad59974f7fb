import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/** What is made, and what only tries out what was made. */
const SKIPPED = new Set([
  ...['node_modules', 'dist', 'generated', 'test-results', '.data'],
  ...['e2e', 'bench'],
]);

/**
 * A hash over the contents of files and folders, given relative to the root.
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const stats = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Does `work` unless it was done for this very fingerprint and left `product` behind.
 * @param {{ mark: string, key: string, product: string, work: () => Promise<void> }} options
 */
export async function doOnce({ mark, key, product, work }) {
  const file = join(ROOT, 'node_modules/.stepwise', mark);
  const isDone = readText(file) === key && statSync(join(ROOT, product), { throwIfNoEntry: false });
  if (isDone) return;
  // What was done before is done no longer, should this be interrupted.
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, key);
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // Not there: nothing was done yet.
  }
}

import { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const SOURCES = 'server/src';
const LOCAL = `${SOURCES}/judge/engines/local`;
/** Programs of candidates, and pieces that tests put together. */
const NOT_OURS = [
  ...['fidelity', 'channels'].map((name) => `${LOCAL}/proofs/${name}/`),
  `${SOURCES}/trace/python/test-programs/`,
];
/** These have hints of types everywhere. */
export const TYPED = [
  ...['supervisor', 'languages/python'].map((name) => `${LOCAL}/${name}/`),
  ...['growth/counter', 'trace/python/recorder'].map((name) => `${SOURCES}/${name}/`),
];
const RULES = ['E4', 'E7', 'E9', 'F', 'W', 'B', 'PLE', 'RUF100'];
const TYPE_HINTS = ['ANN001', 'ANN002', 'ANN003', 'ANN2'];

/**
 * Ruff for what is misspelt or unused, Pyright for types. Both come with the packages.
 * @throws {import('./run.mjs').CommandError} with what Pyright said
 * @throws {Error} with what Ruff said
 */
export async function lintPython() {
  const found = pythonFiles().flatMap((path) => {
    return findFaults(path, readFileSync(join(ROOT, path), 'utf8'));
  });
  if (found.length > 0) throw new Error(found.join('\n'));
  await checkPythonTypes(ROOT);
}

/**
 * @param {string} folder with a pyrightconfig.json
 * @throws {import('./run.mjs').CommandError}
 */
export async function checkPythonTypes(folder) {
  const pyright = join(ROOT, 'node_modules/pyright/index.js');
  await run(process.execPath, [pyright, '--project', folder], { cwd: folder });
}

/** All of ours. @returns {string[]} */
export function pythonFiles() {
  return readdirSync(join(ROOT, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.py'))
    .map((path) => `${SOURCES}/${path}`)
    .filter((path) => !NOT_OURS.some((folder) => path.startsWith(folder)));
}

/** @param {string} path */
export function isTyped(path) {
  return TYPED.some((folder) => path.startsWith(folder));
}

/**
 * What Ruff has to say of a file, a line for each fault.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function findFaults(path, text) {
  const select = isTyped(path) ? [...RULES, ...TYPE_HINTS] : RULES;
  const options = { 'target-version': 'py39', lint: { select } };
  const workspace = new Workspace(options, PositionEncoding.Utf16);
  /** @type {import('@astral-sh/ruff-wasm-nodejs').Diagnostic[]} */
  const faults = workspace.check(text);
  return faults.map(
    ({ code, message, start_location: { row, column } }) =>
      `${path}:${row}:${column} ${code} ${message}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    await lintPython();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

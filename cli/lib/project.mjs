import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, hostOf, messageOf } from './config.mjs';
import { EXIT, Failure } from './failure.mjs';
import { LOCAL_LANGUAGES } from './languages.mjs';

/** @import { LanguageKey } from './languages.mjs' */

/**
 * What a folder of a problem remembers. `checkers`: how the output for each sample is compared, null where
 * a program does that.
 * @typedef {{ host: string, id: string, slug: string, title: string, language: LanguageKey,
 *   timeLimitMs: number, checkers: (string | null)[] }} Project
 */

const FILE = '.stepwise.json';
export const SAMPLES = 'samples';

/**
 * The folder of a problem that a path lies in.
 * @param {string} start
 * @returns {{ folder: string, project: Project }}
 */
export function findProject(start) {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (existsSync(join(folder, FILE))) return { folder, project: readProject(join(folder, FILE)) };
    if (dirname(folder) === folder) break;
  }
  const message = 'This is no folder of a problem. Make one: stepwise get SLUG';
  throw new Failure(EXIT.usage, message);
}

/**
 * @param {string} file
 * @returns {Project}
 */
function readProject(file) {
  try {
    const project = JSON.parse(readFileSync(file, 'utf8'));
    const { host, id, slug, title, language, timeLimitMs, checkers } = project;
    const texts = [host, id, slug, title, language];
    const isWhole =
      texts.every((text) => typeof text === 'string') &&
      Object.hasOwn(LOCAL_LANGUAGES, language) &&
      Number.isFinite(timeLimitMs) &&
      Array.isArray(checkers);
    if (!isWhole) throw new Error('something is missing in it');
    return { ...project, host: hostOf(host) };
  } catch (error) {
    throw new Failure(
      EXIT.usage,
      `${file} is damaged (${messageOf(error)}): get the problem again`,
    );
  }
}

/**
 * @param {string} folder
 * @param {Project} project
 */
export function writeProject(folder, project) {
  writeText(join(folder, FILE), `${JSON.stringify(project, null, 2)}\n`);
}

/**
 * @param {string} file
 * @param {string} text
 */
export function writeText(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(EXIT.usage, `${file} cannot be written: ${messageOf(error)}`);
  }
}

/**
 * The program of a folder, or the file that is named.
 * @param {string} file
 */
export function readSource(file) {
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const why = codeOf(error) === 'ENOENT' ? 'there is none' : messageOf(error);
    throw new Failure(EXIT.usage, `${file} cannot be read: ${why}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Failure(EXIT.usage, `${file} is not UTF-8: save it so, and send it again`);
  }
}

/**
 * @typedef {{ name: string, input: Buffer, expected: Buffer | null, checker: string | null }} LocalTest
 */

/**
 * The samples in their order, then the person's own tests: `*.in`, with or without a `*.out` beside.
 * @param {string} folder
 * @param {Project} project
 * @returns {LocalTest[]}
 */
export function readTests(folder, { checkers }) {
  const [checker = 'lines'] = checkers;
  const samples = inputsOf(join(folder, SAMPLES)).map((file) => {
    const place = Number(basename(file, '.in')) - 1;
    const isSample = Number.isInteger(place) && place >= 0 && place < checkers.length;
    return readTest(file, isSample ? (checkers[place] ?? null) : checker);
  });
  return [...samples, ...inputsOf(folder).map((file) => readTest(file, checker))];
}

/** @param {string} folder */
function inputsOf(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.in'));
  return names
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}

/**
 * @param {string} file
 * @param {string | null} checker
 * @returns {LocalTest}
 */
function readTest(file, checker) {
  const answer = file.replace(/\.in$/, '.out');
  const expected = existsSync(answer) ? readFileSync(answer) : null;
  return { name: basename(file, '.in'), input: readFileSync(file), expected, checker };
}

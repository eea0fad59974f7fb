import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT, Failure } from './failure.mjs';

/** @typedef {{ host: string | null, tokens: Record<string, string> }} Config */
/** @typedef {{ host: string, token: string }} Account */

/** Nobody else on the machine may read it: it holds tokens. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

export function configFile() {
  const { APPDATA, XDG_CONFIG_HOME } = process.env;
  const own = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  return join(own || join(homedir(), '.config'), 'stepwise', 'config.json');
}

/** @returns {Config} */
export function readConfig() {
  const file = configFile();
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { host: null, tokens: {} };
    throw new Failure(EXIT.usage, `${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    const { host, tokens } = JSON.parse(text);
    const known = Object.entries(tokens).filter(([, token]) => typeof token === 'string');
    return { host: typeof host === 'string' ? host : null, tokens: Object.fromEntries(known) };
  } catch {
    throw new Failure(EXIT.usage, `${file} is damaged: delete it, and log in again`);
  }
}

/** @param {Config} config */
export function writeConfig(config) {
  const file = configFile();
  const next = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    writeFileSync(next, `${JSON.stringify(config, null, 2)}\n`, { mode: PRIVATE_FILE });
    // Whatever the shell's umask says, and if a file of this name was there already.
    chmodSync(next, PRIVATE_FILE);
    renameSync(next, file);
  } catch (error) {
    throw new Failure(EXIT.usage, `${file} cannot be written: ${messageOf(error)}`);
  }
}

/**
 * Where to ask, and with which token. A token goes to the site that it was made on and to no other,
 * whatever a folder says.
 * @param {string | null} host the one that a folder names
 * @returns {Account}
 * @throws {Failure} when there is no token for it
 */
export function accountFor(host = null) {
  const { STEPWISE_HOST, STEPWISE_TOKEN } = process.env;
  if (STEPWISE_TOKEN) {
    if (!STEPWISE_HOST) {
      throw new Failure(EXIT.usage, 'STEPWISE_TOKEN needs STEPWISE_HOST, the address of its site');
    }
    const own = hostOf(STEPWISE_HOST);
    if (host === null || host === own) return { host: own, token: STEPWISE_TOKEN };
  }
  const config = readConfig();
  const wanted = host ?? (STEPWISE_HOST ? hostOf(STEPWISE_HOST) : config.host);
  if (wanted === null) throw new Failure(EXIT.auth, 'Log in first: stepwise login ADDRESS');
  const token = Object.hasOwn(config.tokens, wanted) ? config.tokens[wanted] : undefined;
  if (token === undefined) {
    throw new Failure(EXIT.auth, `You are not logged in at ${wanted}: stepwise login ${wanted}`);
  }
  return { host: wanted, token };
}

/**
 * The origin of a site, from what a person writes.
 * @param {string} text
 */
export function hostOf(text) {
  const isLocal = /^(localhost|127\.|\[::1\])/.test(text);
  const written = /^[a-z]+:\/\//i.test(text) ? text : `${isLocal ? 'http' : 'https'}://${text}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
    throw new Failure(EXIT.usage, `${text} is no address of a site`);
  }
  return url.origin;
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

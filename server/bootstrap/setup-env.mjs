import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { chownSync, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../src/lib/data-dir/write-whole.mjs';
import { ROOT } from './run.mjs';

/** Settings that nobody should have to invent. Hexadecimal: they stand in addresses as well. */
const SECRETS = [
  'JWT_SECRET',
  'POSTGRES_PASSWORD',
  'JUDGE0_TOKEN',
  'JUDGE0_POSTGRES_PASSWORD',
  'JUDGE0_REDIS_PASSWORD',
];

const CORES_MAX = 4;

/**
 * Gives every secret that is empty or missing in the text of a .env a random value, and chooses
 * where programs run, and on how many processors, unless that is chosen. What is set stays as it is.
 * @param {string} text
 * @param {'judge0' | 'embedded'} profile
 * @param {number} cores of this machine
 * @returns {string}
 */
export function fillIn(text, profile, cores) {
  const values = { COMPOSE_PROFILES: profile, CORES: String(Math.min(cores, CORES_MAX)) };
  const secrets = SECRETS.map((name) => [name, randomBytes(24).toString('hex')]);
  return Object.entries({ ...values, ...Object.fromEntries(secrets) }).reduce(
    (filled, [name, value]) => {
      const line = new RegExp(`^${name}=(.*)$`, 'm').exec(filled);
      if (!line) return `${filled.replace(/\n*$/, '\n')}${name}=${value}\n`;
      return line[1]?.trim() === '' ? filled.replace(line[0], `${name}=${value}`) : filled;
    },
    text,
  );
}

/** Judge0 1.13.1 needs control groups of version 1, which a Linux host has or has not. */
function profileOfThisHost() {
  const isFit = process.platform === 'linux' && !existsSync('/sys/fs/cgroup/cgroup.controllers');
  return isFit ? 'judge0' : 'embedded';
}

/**
 * Completes the .env of a checkout, made of its .env.example when it is missing.
 * @param {string} checkout
 * @returns {string} what it holds now
 */
export function completeEnv(checkout) {
  const file = join(checkout, '.env');
  const isThere = existsSync(file);
  const text = readFileSync(isThere ? file : join(checkout, '.env.example'), 'utf8');
  const filled = fillIn(text, profileOfThisHost(), availableParallelism());
  if (!isThere) writeWhole(file, filled);
  else if (filled !== text) replace(realpathSync(file), filled);
  return filled;
}

/**
 * The file may be reached by a link to where secrets are kept, and root may write for somebody else.
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  const { uid, gid } = statSync(file);
  writeWhole(file, text);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

if (process.argv[1] === import.meta.filename) {
  const profile = /^COMPOSE_PROFILES=(.*)$/m.exec(completeEnv(ROOT))?.[1];
  console.log(`.env is complete. Programs will run in: ${profile} (COMPOSE_PROFILES).`);
}

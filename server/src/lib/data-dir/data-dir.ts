import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeWhole } from './write-whole.mjs';

const REPO = resolve(import.meta.dirname, '../../../..');

/**
 * The folder that holds everything an installation must keep, made when it is missing.
 * Without a setting it is `.data` in the checkout. For root that is a link into /var/lib: the
 * database runs as another user there, who could not enter a checkout below /root.
 * @throws when its path is none that PostgreSQL can work with
 */
export function ensureDataDir(setting: string | undefined): string {
  const dataDir = setting === undefined ? defaultDataDir() : resolve(setting);
  refuseShellCharacters(dataDir);
  makePassable(dataDir);
  const realPath = realpathSync(dataDir);
  refuseShellCharacters(realPath);
  return realPath;
}

/** The same folder, whether it is there or not. */
export function dataDirPath(setting: string | undefined): string {
  return setting === undefined ? join(REPO, '.data') : resolve(setting);
}

/** PostgreSQL hands its folder to a shell between double quotes, in which these mean something. */
function refuseShellCharacters(dataDir: string): void {
  const [found] = /["$`\\\n\r]/.exec(dataDir) ?? [];
  if (found === undefined) return;
  throw new Error(
    `The data folder must not have ${JSON.stringify(found)} in its path: ${dataDir}\n` +
      'Choose another one with DATA_DIR.',
  );
}

function defaultDataDir(): string {
  const link = join(REPO, '.data');
  const existing = lstatSync(link, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return resolve(REPO, readlinkSync(link));
  if (existing || process.getuid?.() !== 0) return link;
  const target = join('/var/lib/stepwise', randomUUID());
  makePassable(target);
  symlinkSync(target, link);
  return target;
}

/** Makes the folder with 0711, whatever the umask: the database's user has to pass through it. */
function makePassable(directory: string): void {
  if (existsSync(directory)) return;
  makePassable(dirname(directory));
  mkdirSync(directory);
  chmodSync(directory, 0o711);
}

/** A shorter secret was cut off and could be guessed. */
const SECRET_LENGTH_MIN = 32;

/**
 * The secret that signs sessions: the configured one, else one generated at the first start and stored.
 * A stored one that was cut off, by a full disk for example, is replaced: all users sign in again.
 * @param onRemade called after a replacement
 */
export function ensureJwtSecret(
  dataDir: string,
  setting: string | undefined,
  onRemade: () => void = () => undefined,
): string {
  if (setting !== undefined) return setting;
  const file = join(dataDir, 'jwt-secret');
  const isThere = existsSync(file);
  const kept = isThere ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= SECRET_LENGTH_MIN) return kept;
  if (isThere) onRemade();
  const secret = randomBytes(48).toString('base64url');
  writeWhole(file, secret);
  return secret;
}

/** Where an installation keeps its embedded database, inside its data folder. */
export function postgresDirectory(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Where backups go that were given no file of their own. */
export function backupsDirectory(dataDir: string): string {
  return join(dataDir, 'backups');
}

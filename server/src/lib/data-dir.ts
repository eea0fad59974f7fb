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
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const REPO = resolve(import.meta.dirname, '../../..');

/**
 * The folder that holds everything an installation must keep, made when it is missing.
 * Without a setting it is `.data` in the checkout. For root that is a link into /var/lib: the
 * database runs as another user there, who could not enter a checkout below /root.
 */
export function ensureDataDir(setting: string | undefined): string {
  const dataDir = setting === undefined ? defaultDataDir() : resolve(setting);
  makePassable(dataDir);
  return realpathSync(dataDir);
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

/** The secret that signs sessions: the one given, else one made at the first start and kept. */
export function ensureJwtSecret(dataDir: string, setting: string | undefined): string {
  if (setting !== undefined) return setting;
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Where an installation keeps its embedded database, inside its data folder. */
export function postgresDirectory(dataDir: string): string {
  return join(dataDir, 'postgres');
}

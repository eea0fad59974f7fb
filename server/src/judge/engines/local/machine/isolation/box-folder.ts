import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxUsers, isBoxUser, isOwnBoxUser } from './box-users.ts';

/** A box's place on the disk, and the user it alone has while it has the place. */
export type BoxFolder = {
  readonly path: string;
  /** Null where the server is not root: all boxes then run as the server's user. */
  readonly uid: number | null;
};

const MOST = 1000;
/** The name is the claim: a folder can be made only once. Below it, which server made it. */
const PREFIX = `stepwise-box-${process.geteuid?.() ?? 0}-`;
const OWNER = 'owner';
/** Within it a server that has made a folder says that it is its own. */
const CLAIM_MS = 60_000;
const CLEAR_MS = 30_000;

/**
 * Makes a folder that no other box has, of this server or another.
 * @param hasOwnUser whether the box gets a user for itself, which takes root to give
 * @throws when none can be made
 */
export function takeFolder(hasOwnUser: boolean): BoxFolder {
  // The kernel names files by their true paths, and boxes look for them by that.
  const place = realpathSync(tmpdir());
  for (const number of hasOwnUser ? boxUsers() : Array(MOST).keys()) {
    const path = join(place, PREFIX + String(number));
    if (!makeOnce(path)) continue;
    claim(path);
    return { path, uid: hasOwnUser ? number : null };
  }
  throw new Error(`${place} has too many folders of boxes already`);
}

/** A folder that cannot be claimed, on a full disk, would be taken for somebody's. */
function claim(path: string): void {
  try {
    writeFileSync(join(path, OWNER), lifeOf(process.pid) ?? '', { mode: 0o600 });
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

function makeOnce(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Ends what is left of the box's user and removes the folder. `rm` follows no link and is not misled
 * by one that takes the place of a folder meanwhile. Never rejects.
 * @returns whether the folder is gone
 */
export async function clearFolder({ path, uid }: BoxFolder): Promise<boolean> {
  // Of a user who is nobody but this box. Never of another: this ends all that the user has.
  if (uid !== null && isBoxUser(uid)) await run('/bin/sh', ['-c', 'kill -s KILL -- -1'], uid);
  await run('/bin/rm', ['-rf', '--', path], null);
  return lstatSync(path, { throwIfNoEntry: false }) === undefined;
}

/** Removes what servers have left that were killed. */
export async function clearLeftFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const number = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    const path = join(tmpdir(), name);
    if (!/^\d+$/.test(number) || !isOurs(path) || hasOwner(path)) continue;
    const uid = isBoxUser(Number(number)) ? Number(number) : null;
    // Its user may be at work for a server with another TMPDIR, which alone clears it then.
    if (uid === null || isOwnBoxUser(uid)) await clearFolder({ path, uid });
  }
}

function isOurs(path: string): boolean {
  const info = lstatSync(path, { throwIfNoEntry: false });
  return info?.isDirectory() === true && info.uid === process.geteuid?.();
}

function hasOwner(path: string): boolean {
  try {
    const owner = readFileSync(join(path, OWNER), 'utf8');
    return owner !== '' && lifeOf(Number.parseInt(owner)) === owner;
  } catch {
    // eslint-disable-next-line no-restricted-properties -- compared with the date of a file
    return Date.now() - (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) < CLAIM_MS;
  }
}

/** A process's number and when it started: the number alone is given again. Null when there is none. */
function lifeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${pid} ${started ?? ''}`;
  } catch {
    return null;
  }
}

async function run(command: string, argv: readonly string[], uid: number | null): Promise<void> {
  const within = { timeout: CLEAR_MS, killSignal: 'SIGKILL' } as const;
  const user = uid === null ? {} : { uid, gid: uid };
  try {
    await once(
      spawn(command, argv, { stdio: 'ignore', env: {}, cwd: '/', ...within, ...user }),
      'close',
    );
  } catch {
    // It could not be started. What it was to do is not done, and the folder says so.
  }
}

import { spawnSync } from 'node:child_process';
import { closeSync, lstatSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** No account of a usual system has such an id, and no box with namespaces. */
const FIRST_UID = 62_000;
const BLOCK = 50;
const BLOCKS = 20;

/** The same for every server of a machine, whatever its TMPDIR; the second for a read-only system. */
const PLACES = ['/run', '/dev/shm'];
const FOLDER = 'stepwise-box-users';

/** Blocks of this process. The kernel takes a lock back when the process has ended, however. */
const held = new Set<number>();
/** Users that were found to have no process, and have had none but those of our boxes since. */
const free = new Set<number>();

export function isBoxUser(uid: number): boolean {
  return uid >= FIRST_UID && uid < FIRST_UID + BLOCK * BLOCKS;
}

/**
 * Users for boxes that no other server of this machine gives to its own: to clear a box ends everything
 * that its user runs. They come in blocks with a lock each, and a process takes another when it needs more.
 * @throws when there is no place for the locks
 */
export function* boxUsers(): Generator<number> {
  for (const block of [...held]) yield* freeUsersOf(block);
  for (let block = 0; block < BLOCKS; block += 1) {
    if (!held.has(block) && hold(block)) yield* freeUsersOf(block);
  }
}

/** Whether this server alone may end what the user runs. Takes the lock where nobody has it. */
export function isOwnBoxUser(uid: number): boolean {
  if (!isBoxUser(uid)) return false;
  const block = Math.floor((uid - FIRST_UID) / BLOCK);
  return held.has(block) || hold(block);
}

function* freeUsersOf(block: number): Generator<number> {
  const first = FIRST_UID + block * BLOCK;
  for (let uid = first; uid < first + BLOCK; uid += 1) {
    // What runs may be of a server that was killed, or of somebody who knows nothing of us.
    if (!free.has(uid) && hasProcess(uid)) continue;
    free.add(uid);
    yield uid;
  }
}

function hold(block: number): boolean {
  const lock = openSync(join(lockFolder(), String(block)), 'a', 0o600);
  // The lock is of what is open, not of a process: it stays when the command that took it is gone.
  const { status, error } = spawnSync('flock', ['--exclusive', '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', lock],
  });
  if (status === 0) {
    held.add(block);
    return true;
  }
  closeSync(lock);
  if (error) throw error;
  return false;
}

function lockFolder(): string {
  for (const place of PLACES) {
    const path = join(place, FOLDER);
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch {
      // It is there, or cannot be made.
    }
    // Anybody may make folders in the second place.
    const info = lstatSync(path, { throwIfNoEntry: false });
    if (info?.isDirectory() === true && info.uid === process.geteuid?.()) return path;
  }
  throw new Error(`the users of boxes need a folder in one of ${PLACES.join(', ')}`);
}

function hasProcess(uid: number): boolean {
  return readdirSync('/proc').some((name) => {
    return /^\d+$/.test(name) && statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid === uid;
  });
}

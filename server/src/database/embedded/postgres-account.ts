import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A user of the operating system, by number. */
export type Account = { readonly uid: number; readonly gid: number };

/**
 * The user that PostgreSQL is to run as, or null for whoever runs this process.
 *
 * PostgreSQL refuses to run as root. A cluster that is already there keeps its owner, because
 * PostgreSQL also refuses a data directory of somebody else.
 *
 * Throws when this is root and the machine has neither a `postgres` nor a `nobody`.
 */
export function chooseAccount(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const account = findAccount(passwd, 'postgres') ?? findAccount(passwd, 'nobody');
  if (account !== null) return account;
  throw new Error(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run ' +
      'it as. Start Stepwise as another user, or set DATABASE_URL.',
  );
}

/** Looks `name` up in the text of /etc/passwd; null when it is missing or is root itself. */
export function findAccount(passwd: string, name: string): Account | null {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) return null;
  // macOS writes nobody's numbers as -2; the system calls want them unsigned.
  const account = { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  return account.uid === 0 ? null : account;
}

/** Whether `account` may enter `dir` and every folder above it. Access control lists are not read. */
export function mayEnter(account: Account, dir: string): boolean {
  const { mode, uid, gid } = statSync(dir);
  let bit = 0o001;
  if (uid === account.uid) bit = 0o100;
  else if (gid === account.gid) bit = 0o010;
  const parent = path.dirname(dir);
  return (mode & bit) !== 0 && (parent === dir || mayEnter(account, parent));
}

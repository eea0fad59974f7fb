import pg from 'pg';

export type ResetRequest = {
  readonly url: string;
  /** `--yes`: do not ask. */
  readonly yes: boolean;
  /** `--force`: also on another machine. */
  readonly force: boolean;
};

/**
 * Asks whether everything in the database may be deleted, and returns null when it may, else the
 * reason why not. `ask` puts a question to the person, and is null when nobody is there to answer.
 */
export async function refuseReset(
  { url, yes, force }: ResetRequest,
  ask: ((question: string) => Promise<string>) | null,
): Promise<string | null> {
  const { host, port, database } = new pg.Client({ connectionString: url });
  const place = `database "${database ?? ''}" on ${host}:${port}`;
  if (!isThisMachine(host) && !force) {
    return `The ${place} is not on this machine. Add --force to delete it all the same.`;
  }
  if (yes) return null;
  if (ask === null) return `This would delete everything in the ${place}. Add --yes to do it.`;
  const answer = await ask(`Everything in the ${place} will be deleted. Type "yes" to go on: `);
  return answer.trim().toLowerCase() === 'yes' ? null : 'Nothing was changed.';
}

/** Whether `host` is a loopback name or address, or the folder of a socket. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\/.*)$/.test(host);
}

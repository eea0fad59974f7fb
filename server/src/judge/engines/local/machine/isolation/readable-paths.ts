import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxShape } from '../box-command.ts';

/** Programs, libraries, and the two settings that libraries do not take a refusal for. */
const OF_THE_SYSTEM = [
  ...['/usr', '/bin', '/lib', '/lib32', '/lib64'],
  ...['/etc/ssl/openssl.cnf', '/etc/ld.so.preload'],
];

/** What of the machine a box may read, where a folder means all that is below it. */
export function readablePaths({ mounts, hidden }: BoxShape): string[] {
  const secret = hidden.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  return [...OF_THE_SYSTEM, ...mounts.map(({ from }) => from)]
    .filter((path) => existsSync(path))
    .flatMap((path) => without(path, secret));
}

/** Rights below a folder cannot be taken back further down: what lies beside the secret is listed. */
function without(path: string, secret: readonly string[]): string[] {
  const real = realpathSync(path);
  if (!secret.some((hidden) => hidden.startsWith(`${real}/`))) return [path];
  return readdirSync(real)
    .map((name) => join(real, name))
    .filter((child) => !secret.includes(child) && !lstatSync(child).isSymbolicLink())
    .flatMap((child) => without(child, secret));
}

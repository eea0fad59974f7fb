import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Of boxes without namespaces, of all servers that run as this user. */
export const foldersOfBoxes = (uid = process.getuid?.() ?? 0): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`stepwise-box-${uid}-`));

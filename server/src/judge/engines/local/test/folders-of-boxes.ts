import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Of boxes without namespaces, of whichever server. */
export const foldersOfBoxes = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('stepwise-box-'));

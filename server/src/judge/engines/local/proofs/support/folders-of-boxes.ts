import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of boxes without namespaces of one server, which may be dead. */
export function foldersOfBoxes(server = process.pid): string[] {
  return readdirSync(tmpdir()).filter(
    (name) => name.startsWith('stepwise-box-') && ownerOf(name) === server,
  );
}

function ownerOf(folder: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(tmpdir(), folder, 'owner'), 'utf8'));
  } catch {
    // It has gone since it was listed.
    return null;
  }
}

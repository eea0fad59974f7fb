import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order in which they use each other's names. */
const PARTS = [
  ...['frames.py', 'workspace.py', 'child.py', 'watch.py'],
  ...['resident.py', 'shared.py', 'main.py'],
];

/**
 * The supervisor as one Python file. It is handed to the box as bytes, so that nothing of the
 * repository has to be readable by the uid the box runs as.
 */
export function readSupervisorSource(): Buffer {
  const folder = join(import.meta.dirname, 'supervisor');
  return Buffer.from(PARTS.map((part) => readFileSync(join(folder, part), 'utf8')).join('\n'));
}

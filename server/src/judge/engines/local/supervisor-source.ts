import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsolationName } from './isolation/isolation.ts';

/** In the order in which they use each other's names; first what asks the machine. */
const SUPERVISORS: Readonly<Record<IsolationName, readonly string[]>> = {
  bubblewrap: ['kernel.py', 'landlock.py', 'alone.py'],
  landlock: ['kernel.py', 'landlock.py', 'among_others.py'],
};
const SUPERVISOR = [
  ...['frames.py', 'workspace.py', 'child.py', 'waiting.py', 'watch.py'],
  ...['interpreter.py', 'prepared.py'],
  ...['plain.py', 'pictures.py', 'again.py'],
  ...['resident.py', 'shared.py', 'main.py'],
];

function readParts(parts: readonly string[]): Buffer {
  const folder = join(import.meta.dirname, 'supervisor');
  return Buffer.from(parts.map((part) => readFileSync(join(folder, part), 'utf8')).join('\n'));
}

/**
 * The supervisor as one Python file. It is handed to the box as bytes, so that nothing of the
 * repository has to be readable by the uid the box runs as.
 */
export function readSupervisorSource(isolation: IsolationName): Buffer {
  return readParts([...SUPERVISORS[isolation], ...SUPERVISOR]);
}

/** What a box without namespaces is started and ended by. */
export function readGuardSource(): Buffer {
  return readParts(['kernel.py', 'landlock.py', 'guard.py']);
}

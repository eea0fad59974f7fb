import { join } from 'node:path';
import { bundlePython } from '../../../bundle-python.ts';
import type { IsolationName } from '../machine/isolation/isolation.ts';

const FOLDER = join(import.meta.dirname, '../supervisor');
/** Says only what a machine is: one of these takes its place. */
const PROTOCOL = join(FOLDER, 'machine.py');
const MACHINES: Readonly<Record<IsolationName, string>> = {
  bubblewrap: join(FOLDER, 'machine_namespaces.py'),
  landlock: join(FOLDER, 'machine_landlock.py'),
};

/**
 * The supervisor as one Python file. It is handed to the box as bytes, so that nothing of the
 * repository has to be readable by the uid the box runs as.
 */
export function readSupervisorSource(isolation: IsolationName): Buffer {
  return bundle('main.py', isolation);
}

/** What a box without namespaces is started and ended by. */
export function readGuardSource(): Buffer {
  return bundle('guard.py', 'landlock');
}

function bundle(name: string, isolation: IsolationName): Buffer {
  return Buffer.from(bundlePython(join(FOLDER, name), { [PROTOCOL]: MACHINES[isolation] }));
}

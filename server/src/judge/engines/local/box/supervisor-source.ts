import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IsolationName } from '../machine/isolation/isolation.ts';

const FOLDER = join(import.meta.dirname, '../supervisor');
/** Says only what a machine is: one of these takes its place. */
const PROTOCOL = join(FOLDER, 'machine.py');
const MACHINES: Readonly<Record<IsolationName, string>> = {
  bubblewrap: join(FOLDER, 'machine_namespaces.py'),
  landlock: join(FOLDER, 'machine_landlock.py'),
};
/** With names that are all on one line, or in brackets. */
const OWN_IMPORT = /^from \.(\.*)([\w.]+) import (?:\([^)]*\)|[^(\n]*)\n/gm;
/** Annotations are never evaluated: what they alone need is not loaded. */
const FOR_ANNOTATIONS = /^from (?:__future__|types|typing) import .*\n/gm;
const HEAD = 'from __future__ import annotations\n';

/** A module of Python and all of ours that it imports, as one file: each before what uses its names. */
function readWhole(entry: string, machine: string): Buffer {
  const parts = new Map<string, string>();
  const open = new Set<string>();
  const visit = (path: string): void => {
    if (parts.has(path)) return;
    if (open.has(path)) throw new Error(`${path} imports itself, by way of others`);
    open.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, dots = '', name = ''] of text.matchAll(OWN_IMPORT)) {
      const up = '../'.repeat(dots.length);
      const imported = join(dirname(path), up, `${name.replaceAll('.', '/')}.py`);
      if (imported !== PROTOCOL) visit(imported);
      else if (path !== machine) visit(machine);
    }
    parts.set(path, text.replaceAll(OWN_IMPORT, '').replaceAll(FOR_ANNOTATIONS, ''));
  };
  visit(entry);
  return Buffer.from([HEAD, ...parts.values()].join('\n'));
}

/**
 * The supervisor as one Python file. It is handed to the box as bytes, so that nothing of the
 * repository has to be readable by the uid the box runs as.
 */
export function readSupervisorSource(isolation: IsolationName): Buffer {
  return readWhole(join(FOLDER, 'main.py'), MACHINES[isolation]);
}

/** What a box without namespaces is started and ended by. */
export function readGuardSource(): Buffer {
  return readWhole(join(FOLDER, 'guard.py'), MACHINES.landlock);
}

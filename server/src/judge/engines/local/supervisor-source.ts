import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsolationName } from './isolation/isolation.ts';

/** What takes the place of machine.py, which says only what a machine is. */
const MACHINES: Readonly<Record<IsolationName, string>> = {
  bubblewrap: 'machine_namespaces',
  landlock: 'machine_landlock',
};
/** With names that are all on one line, or in brackets. */
const OWN_IMPORT = /^from \.(\w+) import (?:\([^)]*\)|[^(\n]*)\n/gm;
/** Annotations are never evaluated: what they alone need is not loaded. */
const FOR_ANNOTATIONS = /^from (?:__future__|types|typing) import .*\n/gm;
const HEAD = 'from __future__ import annotations\n';

/**
 * A module of the Python package `supervisor` and all that it imports, as one file: each before what
 * uses its names.
 */
function readWhole(entry: string, machine: string): Buffer {
  const parts = new Map<string, string>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    if (parts.has(name)) return;
    if (open.has(name)) throw new Error(`${name}.py imports itself, by way of others`);
    open.add(name);
    const text = readFileSync(join(import.meta.dirname, 'supervisor', `${name}.py`), 'utf8');
    for (const [, imported = ''] of text.matchAll(OWN_IMPORT)) {
      if (imported !== 'machine') visit(imported);
      else if (name !== machine) visit(machine);
    }
    parts.set(name, text.replaceAll(OWN_IMPORT, '').replaceAll(FOR_ANNOTATIONS, ''));
  };
  visit(entry);
  return Buffer.from([HEAD, ...parts.values()].join('\n'));
}

/**
 * The supervisor as one Python file. It is handed to the box as bytes, so that nothing of the
 * repository has to be readable by the uid the box runs as.
 */
export function readSupervisorSource(isolation: IsolationName): Buffer {
  return readWhole('main', MACHINES[isolation]);
}

/** What a box without namespaces is started and ended by. */
export function readGuardSource(): Buffer {
  return readWhole('guard', MACHINES.landlock);
}

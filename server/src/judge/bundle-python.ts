import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** With names that are all on one line, or in brackets. */
const OWN_IMPORT = /^from \.(\.*)([\w.]+) import (?:\([^)]*\)|[^(\n]*)\n/gm;
/** Annotations are never evaluated: what they alone need is not loaded. */
const FOR_ANNOTATIONS = /^from (?:__future__|types|typing) import .*\n/gm;
const HEAD = 'from __future__ import annotations\n';

/**
 * A module of Python and all of ours that it imports, as one file: each before what uses its names.
 * @param standIns by its path, what is taken in the place of a module
 * @throws where modules import each other
 */
export function bundlePython(
  entry: string,
  standIns: Readonly<Record<string, string>> = {},
): string {
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
      const taken = standIns[imported] ?? imported;
      if (taken !== path) visit(taken);
    }
    parts.set(path, text.replaceAll(OWN_IMPORT, '').replaceAll(FOR_ANNOTATIONS, ''));
  };
  visit(entry);
  return [HEAD, ...parts.values()].join('\n');
}

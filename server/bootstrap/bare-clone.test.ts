import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** All that a file imports when it is loaded, and what that does in turn. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)) {
    const found = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
    if (seen.has(found)) continue;
    seen.add(found);
    if (specifier.startsWith('.')) importsOf(found, seen);
  }
  return seen;
}

it.each(['dev.mjs', 'setup.mjs', 'setup-env.mjs', 'start.mjs', 'test.mjs'])(
  '%s loads before any package is installed',
  (name) => {
    const imports = [...importsOf(join(import.meta.dirname, name))];
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((path) => !path.startsWith('/') && !path.startsWith('node:'))).toEqual(
      [],
    );
  },
);

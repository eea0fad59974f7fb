import { z } from 'zod';
import { byName } from '../../package-files.ts';

/** A Python program of several files. */
export type PythonFiles = {
  /** By path from the program's folder. */
  readonly sources: ReadonlyMap<string, string>;
  /** The one that is started. */
  readonly main: string;
};

/** Files that are started when a package does not say which, first what the newest format wants. */
const MAIN_NAMES = ['__main__.py', 'main.py', 'main.py3'];

/** The file of a Python program that is to be started; null when that is anybody's guess. */
export function mainOf(names: readonly string[], entrypoint: string | null = null): string | null {
  if (entrypoint !== null) return names.find((name) => name === entrypoint) ?? null;
  const python = names.filter((name) => /^[^/]+\.py3?$/.test(name));
  if (python.length === 1) return python[0] ?? null;
  return MAIN_NAMES.find((name) => python.includes(name)) ?? null;
}

/**
 * One Python source that does what the files do, started with these arguments after those that it
 * is given anyway.
 */
export function bundlePython({ sources, main }: PythonFiles, args: readonly string[]): string {
  const only = sources.get(main) ?? '';
  if (sources.size === 1 && args.length === 0) return only;
  // Sorted, so that the same files give the same text, however an archive has them.
  const sorted = [...sources].sort(([a], [b]) => byName(a, b));
  const files = JSON.stringify(JSON.stringify(Object.fromEntries(sorted)));
  return `import json, os, runpy, sys, tempfile

folder = tempfile.mkdtemp()
for name, text in json.loads(${files}).items():
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8', newline='') as file:
        file.write(text)
sys.path.insert(0, folder)
sys.argv.extend(json.loads(${JSON.stringify(JSON.stringify(args))}))
runpy.run_path(os.path.join(folder, ${JSON.stringify(main)}), run_name='__main__')
`;
}

const LITERAL = '("(?:[^"\\\\\\n]|\\\\.)*")';
/** Found from the start alone: no quote comes before the files. */
const BUNDLE = new RegExp(
  `^[^"]*json\\.loads\\(${LITERAL}\\)\\.items[^]*?extend\\(json\\.loads\\(${LITERAL}\\)\\)\\n.*\\(folder, ${LITERAL}\\)`,
);
const sourcesSchema = z.record(z.string(), z.string());

/** What bundlePython has made a source of; null for any other source. */
export function unbundlePython(source: string): (PythonFiles & { args: readonly string[] }) | null {
  const [, files, args, main] = BUNDLE.exec(source) ?? [];
  if (files === undefined || args === undefined || main === undefined) return null;
  try {
    const parsed = {
      sources: new Map(Object.entries(sourcesSchema.parse(twice(files)))),
      args: z.array(z.string()).parse(twice(args)),
      main: z.string().parse(JSON.parse(main)),
    };
    return bundlePython(parsed, parsed.args) === source ? parsed : null;
  } catch (error) {
    // It only looks like one.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** A JSON text that stands in a string of JSON. */
function twice(literal: string): unknown {
  return JSON.parse(z.string().parse(JSON.parse(literal)));
}

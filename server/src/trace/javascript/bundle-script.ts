import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** What puts hooks into a program, and the recorder that they call. */
export const RECORDER_FOLDER = join(import.meta.dirname, 'recorder');

const MAIN = readFileSync(join(import.meta.dirname, 'main.cjs'), 'utf8');

/**
 * Modules and their parser as one script, whose value is the function `start` of one of them. It is run in the
 * box: what a program does to a parser counts as the program's own.
 * @param folders no two files in them have one name
 * @param entry a file's name
 */
export function bundleScript(folders: readonly string[], entry: string): string {
  const acorn = createRequire(import.meta.url).resolve('acorn');
  const own = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => join(folder, name)),
  );
  const modules = [['acorn', acorn], ...own.map((path) => [basename(path), path])].map(
    ([name, path = '']) =>
      `${JSON.stringify(name)}(module,exports,require){${readFileSync(path, 'utf8')}\n}`,
  );
  return `(() => {
const modules = {${modules.join(',\n')}};
const loaded = new Map();
const require = (path) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const known = loaded.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  modules[name].call(module.exports, module, module.exports, require);
  return module.exports;
};
return require(${JSON.stringify(entry)}).start;
})()`;
}

/**
 * A program that starts such a script in a realm of its own. What it is given stands in the program's own main
 * module.
 * @param script from bundleScript
 */
export function programOf(script: string, given: object): string {
  return `${MAIN}\nrecord(${JSON.stringify(script)}, ${JSON.stringify(given)});\n`;
}

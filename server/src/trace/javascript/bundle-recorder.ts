import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'recorder');

/**
 * The recorder and its parser as one script, whose value is the function that starts a recording. It is run
 * in the box: what a program does to a parser counts as the program's own.
 */
export function bundleRecorder(): string {
  const acorn = createRequire(import.meta.url).resolve('acorn');
  const own = readdirSync(FOLDER).map((name) => [`./${name}`, join(FOLDER, name)] as const);
  const modules = [['acorn', acorn] as const, ...own].map(
    ([name, path]) =>
      `${JSON.stringify(name)}(module,exports,require){${readFileSync(path, 'utf8')}\n}`,
  );
  return `(() => {
const modules = {${modules.join(',\n')}};
const loaded = new Map();
const require = (name) => {
  const known = loaded.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  modules[name].call(module.exports, module, module.exports, require);
  return module.exports;
};
return require('./start.cjs').start;
})()`;
}

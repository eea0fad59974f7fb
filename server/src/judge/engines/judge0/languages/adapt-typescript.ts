import { isBuiltin } from 'node:module';

/**
 * Options for Judge0's `tsc`. Without them it targets ES5, where neither Map can be iterated nor
 * strings be padded; ES2019 is what the stock Node 12 runs. `console` comes from the DOM's library.
 */
export const TYPESCRIPT_OPTIONS = '--target ES2019 --module commonjs --lib ESNext,DOM';

/** Starts what we append to a source. */
export const OUR_DECLARATIONS = '\n/* declared by the judge */';

/**
 * Judge0 has no declarations of Node's modules and globals. `export` makes the file a module, so
 * that a candidate's own declarations do not meet these.
 */
const DECLARATIONS = `${OUR_DECLARATIONS} export {}; declare global {
${[
  'require',
  'process',
  'Buffer',
  'global',
  'module',
  'exports',
  '__filename',
  '__dirname',
  'setImmediate',
]
  .map((name) => `var ${name}: any;`)
  .join(' ')} }
`;

/** A default, names or all of a module, a default beside one of these, `import x = require()`, or nothing bound. */
const IMPORT =
  /((?:^|;)[ \t]*)import(?:(?:(?:\s+([\w$]+)\s*,)?\s*(\*\s*as\s+[\w$]+|\{[^{}]*\})\s*|\s+([\w$]+)\s+)from\s*|\s+([\w$]+)\s*=\s*require\(\s*|\s*)(['"])([\w/:]+)\6(\s*\))?/gm;

/**
 * Imports of Node's modules become `require`, which needs no declarations and no `node:`, unknown to
 * the stock version.
 */
export function adaptTypeScript(source: string): string {
  return source.replace(IMPORT, requireInPlace) + DECLARATIONS;
}

/** @param groups those of IMPORT */
function requireInPlace(whole: string, ...groups: (string | undefined)[]): string {
  const [before, besides, several, only, equated, , path = ''] = groups;
  if (!isBuiltin(path)) return whole;
  const required = `require('${path.replace(/^node:/, '')}')`;
  const bound = [besides, several, only, equated].flatMap((imported) => imported ?? []);
  const made = bound.map((it) => `${binding(it)}: any = ${required}`).join(', ');
  // An import needs no semicolon where the next line begins with a bracket; a call would.
  return `${before}${made === '' ? required : `const ${made}`};`;
}

/** What stands between `import` and `from`, as the left side of an assignment. */
function binding(imported: string): string {
  if (imported.startsWith('*')) return imported.replace(/^\*\s*as\s+/, '');
  return imported.replaceAll(/\btype\s+(?=[\w$])/g, '').replaceAll(/\s+as\s+/g, ': ');
}

// Runs inside a box: type-checks main.ts as tsc would and writes CommonJS to out/main.js.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const WORK = '/w/';
/** Where declarations.json says its files are. Nothing of it is on a disk. */
const LIBRARY = '/library/';

/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('/judge/typescript.cjs');
/** @type {Record<string, string>} */
const declarations = JSON.parse(readFileSync('/judge/declarations.json', 'utf8'));

/**
 * As permissive as LeetCode's and Judge0's: `strict` is left to the candidate's editor.
 * @type {import('typescript').CompilerOptions}
 */
const options = {
  target: ts.ScriptTarget.ES2023,
  lib: [Number(process.versions.node.split('.')[0]) < 22 ? 'lib.es2023.d.ts' : 'lib.es2024.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  // A scope of its own: a candidate's `process` or `Node` must not meet the global one.
  moduleDetection: ts.ModuleDetectionKind.Force,
  esModuleInterop: true,
  types: ['node'],
  strict: false,
  skipLibCheck: true,
  noEmitOnError: true,
};

/** @param {string} path */
function read(path) {
  if (path === WORK + 'main.ts') return readFileSync(path, 'utf8');
  return path.startsWith(LIBRARY) ? declarations[path.slice(LIBRARY.length)] : undefined;
}

const folders = new Set(
  Object.keys(declarations).flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, depth) => LIBRARY + parts.slice(0, depth).join('/'));
  }),
);

/** @type {import('typescript').CompilerHost} */
const host = {
  fileExists: (path) => read(path) !== undefined,
  readFile: read,
  directoryExists: (path) => folders.has(path.replace(/\/$/, '')) || folders.has(path + '/'),
  getDirectories: () => [],
  getSourceFile: (path, settings) => {
    const text = read(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, settings);
  },
  getDefaultLibLocation: () => LIBRARY + 'lib',
  getDefaultLibFileName: (settings) => LIBRARY + 'lib/' + ts.getDefaultLibFileName(settings),
  getCurrentDirectory: () => WORK,
  getCanonicalFileName: (path) => path,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  writeFile: (path, text) => {
    mkdirSync(WORK + 'out', { recursive: true });
    writeFileSync(WORK + 'out/' + path.slice(WORK.length), text);
  },
};

function compile() {
  const program = ts.createProgram(
    [WORK + 'main.ts'],
    { ...options, typeRoots: [LIBRARY + 'node_modules/@types'] },
    host,
  );
  const found = ts.getPreEmitDiagnostics(program);
  if (found.length === 0) return program.emit().diagnostics;
  return found;
}

try {
  const found = compile();
  process.stdout.write(ts.formatDiagnostics(found, host));
  process.exitCode = found.length === 0 ? 0 : 2;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  process.stdout.write('main.ts: error: The program is nested too deeply for the compiler.\n');
  process.exitCode = 2;
}

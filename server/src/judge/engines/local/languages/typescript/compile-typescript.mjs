// Runs inside a box: type-checks main.ts as tsc would and writes CommonJS to out/main.js. With the
// argument "stay" it does so for one source after another, and never runs what it compiled.
import { mkdirSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';

const WORK = process.cwd() + '/';
/** Where declarations.json says its files are. Nothing of it is on a disk. */
const LIBRARY = '/library/';
const [TURN_FD, DONE_FD] = [3, 4];
const [OVER, READY] = ['d', 'r'];
const LINE_BYTES = 4096;

/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('./typescript.cjs');
/** @type {Record<string, string>} */
const declarations = JSON.parse(
  readFileSync(new URL('declarations.json', import.meta.url), 'utf8'),
);

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
  sourceMap: true,
};

/** The source under way, and what came of it. */
let source = '';
/** @type {Map<string, string>} */
let written = new Map();

/** @param {string} path */
function read(path) {
  if (path === WORK + 'main.ts') return source;
  return path.startsWith(LIBRARY) ? declarations[path.slice(LIBRARY.length)] : undefined;
}

const folders = new Set(
  Object.keys(declarations).flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, depth) => LIBRARY + parts.slice(0, depth).join('/'));
  }),
);

/**
 * The library, parsed. Programs share it as those of an editor do: a checker never changes a file.
 * @type {Map<string, import('typescript').SourceFile>}
 */
const parsed = new Map();

/**
 * @param {string} path
 * @param {import('typescript').ScriptTarget | import('typescript').CreateSourceFileOptions} settings
 */
function sourceFile(path, settings) {
  const text = read(path);
  if (text === undefined || !path.startsWith(LIBRARY)) {
    return text === undefined ? undefined : ts.createSourceFile(path, text, settings);
  }
  const format = typeof settings === 'object' ? settings.impliedNodeFormat : undefined;
  const key = `${format} ${path}`;
  const file = parsed.get(key) ?? ts.createSourceFile(path, text, settings);
  parsed.set(key, file);
  return file;
}

/** @type {import('typescript').CompilerHost} */
const host = {
  fileExists: (path) => read(path) !== undefined,
  readFile: read,
  directoryExists: (path) => folders.has(path.replace(/\/$/, '')) || folders.has(path + '/'),
  getDirectories: () => [],
  getSourceFile: sourceFile,
  getDefaultLibLocation: () => LIBRARY + 'lib',
  getDefaultLibFileName: (settings) => LIBRARY + 'lib/' + ts.getDefaultLibFileName(settings),
  getCurrentDirectory: () => WORK,
  getCanonicalFileName: (path) => path,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  // As tsc: most of the library's text is comments.
  jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors,
  writeFile: (path, text) => void written.set(path.slice(WORK.length), text),
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

/** Compiles main.ts of the working directory, and ends. */
function compileOnce() {
  source = readFileSync(WORK + 'main.ts', 'utf8');
  try {
    const found = compile();
    process.stdout.write(ts.formatDiagnostics(found, host));
    process.exitCode = found.length === 0 ? 0 : 2;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stdout.write('main.ts: error: The program is nested too deeply for the compiler.\n');
    // Not as of an error that follows from the source: how deep is too deep depends on the compiler's state.
    process.exitCode = 3;
  }
  mkdirSync(WORK + 'out', { recursive: true });
  for (const [path, text] of written) writeFileSync(WORK + 'out/' + path, text);
}

/** @param {string | Buffer} part */
function withLength(part) {
  const bytes = Buffer.from(part);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([length, bytes]);
}

/**
 * "ok" or "errors", the text, then names and files. An exception ends the process: what it leaves of
 * the compiler is not to be trusted.
 */
function answer() {
  source = readFileSync(0, 'utf8');
  written = new Map();
  const found = compile();
  const said = ts.formatDiagnostics(found, host);
  const files = found.length === 0 ? [...written].flat() : [];
  const verdict = found.length === 0 ? 'ok' : 'errors';
  return Buffer.concat([verdict, said, ...files].map(withLength));
}

/** Takes turns of supervisor/shared.py until the box ends. */
function takeTurns() {
  const line = Buffer.alloc(LINE_BYTES);
  const isTold = () => readSync(TURN_FD, line, 0, line.length, null) > 0;
  for (writeSync(DONE_FD, READY); isTold(); writeSync(DONE_FD, READY)) {
    const reply = answer();
    for (let at = 0; at < reply.byteLength;) at += writeSync(1, reply, at);
    writeSync(DONE_FD, OVER);
    if (!isTold()) return;
  }
}

if (process.argv[2] === 'stay') takeTurns();
else compileOnce();

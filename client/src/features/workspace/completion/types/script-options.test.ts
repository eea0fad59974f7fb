import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NODE_LIBRARY } from './node-library.ts';
import { compilerOptions, DIAGNOSTICS, type ScriptId } from './script-options.ts';

type Diagnostic = {
  readonly code: number;
  readonly messageText: unknown;
  readonly file?: { readonly fileName: string };
};
type Look =
  | 'getSyntacticDiagnostics'
  | 'getSemanticDiagnostics'
  | 'getGlobalDiagnostics'
  | 'getOptionsDiagnostics';
type Program = Record<Look, () => Diagnostic[]>;
type Model = { readonly uri: string; readonly version: number; getValue(): string };
type Service = {
  getLanguageService(): { getProgram(): Program };
  getCompletionsAtPosition(
    file: string,
    offset: number,
  ): Promise<{ readonly entries: readonly { readonly name: string }[] } | undefined>;
};
type WorkerFile = {
  create: (context: { getMirrorModels(): readonly Model[] }, createData: object) => Service;
};

// The editor's own worker, with its older TypeScript. In Node it looks for a disk, unless it is told otherwise.
const before: unknown = Reflect.get(self, 'onmessage');
Object.assign(process, { browser: true });
const { create } = createRequire(import.meta.url)(
  'monaco-editor/esm/vs/language/typescript/ts.worker.js',
) as WorkerFile;

afterAll(() => {
  Reflect.set(self, 'onmessage', before);
  Reflect.deleteProperty(globalThis, 'ts');
  Reflect.deleteProperty(process, 'browser');
});

const uriOf = (name: string) => `inmemory://solution/${name}.`;

/** @param node the version of the judge's Node.js */
function serviceOf(id: ScriptId, programs: Record<string, string>, node: string | null): Service {
  const models = Object.entries(programs).map(([name, text]) => ({
    ...{ uri: uriOf(name), version: 1, getValue: () => text },
  }));
  const context = { getMirrorModels: () => models };
  return create(context, {
    compilerOptions: compilerOptions(id, node),
    extraLibs: { 'ts:node.d.ts': { content: NODE_LIBRARY, version: 1 } },
  });
}

/** What the editor says of programs, by their names. */
function saidOf(id: ScriptId, programs: Record<string, string>, node: string | null = null) {
  const program = serviceOf(id, programs, node).getLanguageService().getProgram();
  const looks: Look[] = [
    'getGlobalDiagnostics',
    'getOptionsDiagnostics',
    'getSyntacticDiagnostics',
  ];
  if (id === 'typescript') looks.push('getSemanticDiagnostics');
  const ignored: readonly number[] = DIAGNOSTICS.typescript.diagnosticCodesToIgnore;
  return looks
    .flatMap((look) => program[look]())
    .filter(({ code }) => !ignored.includes(code))
    .map(({ code, file, messageText }) => [file?.fileName, code, messageText]);
}

const ROOT = join(import.meta.dirname, '../../../../../..');
const BANK = join(ROOT, 'prisma/problems');
const PROOFS = join(ROOT, 'server/src/judge/engines/local/proofs/fidelity');

function read(folders: string[], extension: string): Record<string, string> {
  const paths = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(extension))
      .map((name) => join(folder, name)),
  );
  return Object.fromEntries(
    paths.map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')]),
  );
}

/** Starters, and what solves the problems. */
function bank(starters: string, extension: string): Record<string, string> {
  const folders = readdirSync(BANK).flatMap((problem) => [
    join(BANK, problem, 'attachments/templates', starters),
    join(BANK, problem, 'submissions/accepted'),
  ]);
  return read(folders, extension);
}

// A second or two where nothing else runs.
const patient = { timeout: 60_000 };

test.each([
  ['typescript', '.ts'],
  ['javascript', '.js'],
] as const)('no starter and no solution of the bank is marked in %s', patient, (id, extension) => {
  const programs = bank(id, extension);
  expect(Object.keys(programs).length).toBeGreaterThan(250);
  expect(saidOf(id, programs)).toEqual([]);
});

test('nor is what the judge is proved by, which uses more of Node', patient, () => {
  const programs = read([join(PROOFS, 'typescript')], '.ts');
  expect(Object.keys(programs).length).toBeGreaterThan(50);
  expect(saidOf('typescript', programs)).toEqual([]);
});

const codes = (...asked: Parameters<typeof saidOf>) => saidOf(...asked).map(([, code]) => code);

test('what is wrong by its types is said of TypeScript alone', () => {
  const wrong = { main: 'let count = 1;\ncount = "one";' };
  expect(saidOf('typescript', wrong)).toEqual([
    ['inmemory://solution/main.', 2322, "Type 'string' is not assignable to type 'number'."],
  ]);
  expect(codes('javascript', wrong)).toEqual([]);
  expect(codes('javascript', { main: 'let count = (1;' })).toEqual([1005]);
});

test('there is no browser, and as much of the language as the judge has', () => {
  expect(codes('typescript', { main: 'document.title;' })).toEqual([2584]);
  const grouped = { main: 'Object.groupBy([1], String); [1].toSorted();' };
  expect(codes('typescript', grouped, 'Node.js 20.20.2')).toEqual([2339]);
  expect(codes('typescript', grouped, 'Node.js 22.1.0')).toEqual([]);
});

test('modules of Node that the editor does not know are taken as they are', () => {
  const main = `
    import { strict as assert } from 'node:assert';
    import { opendirSync, readFileSync } from 'fs';
    import * as readline from 'readline';
    const lines: string[] = readFileSync(0, 'utf8').split('\\n');
    const rows: number = require('fs').readFileSync(0);
    readline.createInterface({ input: process.stdin }).on('line', (line) => lines.push(line.trim()));
    assert(opendirSync, Buffer.from('a').readUInt8(0) + process.getuid() + new URL('a:b').host);`;
  expect(saidOf('typescript', { main })).toEqual([]);
});

test.each([
  ["require('fs').", ['readFileSync', 'writeFileSync']],
  ['process.', ['argv', 'stdin', 'stdout']],
  ["Buffer.from('a').", ['length', 'toString']],
])('of Node, JavaScript knows what is behind %s', patient, async (main, known) => {
  const service = serviceOf('javascript', { main }, null);
  const offered = await service.getCompletionsAtPosition(uriOf('main'), main.length);
  expect(offered?.entries.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
});

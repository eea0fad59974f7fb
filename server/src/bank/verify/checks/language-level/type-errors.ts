import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2019,
  // Nothing but the language and `console`: an engine need not have the types of Node.
  lib: ['lib.es2019.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.Preserve,
};

/** The files of the language itself, parsed: for most programs they are most of the work. */
const LIBRARY = new Map<string, ts.SourceFile | undefined>();

/** Type errors of programs, each on its own, under `strict`. */
export function typeErrors(
  sources: readonly { readonly name: string; readonly text: string }[],
): string[] {
  const texts = new Map(sources.map(({ text }, index) => [`${index}.ts`, text]));
  const host = ts.createCompilerHost(OPTIONS);
  // As tsc: most of the library's text is comments.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || ts.sys.fileExists(path);
  host.getSourceFile = (path, version) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version);
    if (!LIBRARY.has(path)) LIBRARY.set(path, getSourceFile(path, version));
    return LIBRARY.get(path);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const at = diagnostic.file ? sources[Number.parseInt(diagnostic.file.fileName, 10)] : undefined;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
    return `${at?.name ?? 'TypeScript'}: ${message}`;
  });
}

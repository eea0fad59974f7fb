/** As Monaco calls the languages whose types are known. */
export type ScriptId = 'javascript' | 'typescript';

/** By the numbers of the compiler: Monaco's names for them stop at ES2020. */
type Options = Record<string, boolean | number | string[]>;

/** What has come to the language with Node.js 22, as far as the editor's TypeScript can tell it. */
const SINCE_NODE_22 = ['esnext.collection', 'esnext.object', 'esnext.promise'];

/**
 * As the judge compiles (server/src/judge/engines/local/languages/typescript/compile-typescript.mjs), told to the
 * older TypeScript of the editor.
 * @param node the version of the judge's Node.js, like `Node.js 20.20.2`; null if it is not known
 */
export function compilerOptions(id: ScriptId, node: string | null): Options {
  const isNew = Number(/\d+/.exec(node ?? '')?.[0]) >= 22;
  const libraries = ['es2023', ...(isNew ? SINCE_NODE_22 : [])];
  return {
    // ES2022, the latest that it knows apart from what is to come.
    target: 9,
    lib: libraries.map((name) => `lib.${name}.d.ts`),
    module: 1, // CommonJS
    moduleResolution: 2, // Node.js
    // 3, force: a scope of its own for each program. The names of one must not meet those of another, or Node's.
    moduleDetection: 3,
    esModuleInterop: true,
    // It says what a program is whose name does not.
    allowJs: id === 'javascript',
    allowNonTsExtensions: true,
    skipLibCheck: true,
    strict: false,
    types: [],
  };
}

/** What is said of modules: they are Node's, and it does not have the declarations of all of them. */
const OF_MODULES = [2305, 2307, 2614, 2694, 2724];

/** JavaScript is not compiled: what would be wrong there by its types may be right. */
export const DIAGNOSTICS = {
  javascript: { noSemanticValidation: true, noSuggestionDiagnostics: true },
  typescript: { diagnosticCodesToIgnore: OF_MODULES, noSuggestionDiagnostics: true },
} as const;

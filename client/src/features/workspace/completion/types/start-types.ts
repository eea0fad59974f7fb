import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import 'monaco-editor/esm/vs/language/typescript/monaco.contribution';
import {
  DiagnosticsAdapter,
  LibFiles,
  QuickInfoAdapter,
  SignatureHelpAdapter,
  SuggestAdapter,
  WorkerManager,
  type WorkerOf,
} from 'monaco-editor/esm/vs/language/typescript/tsMode';
import ScriptWorker from 'monaco-editor/esm/vs/language/typescript/ts.worker?worker';
import { bringWorker } from '../../editor/monaco/monaco-setup.ts';
import { NODE_LIBRARY } from './node-library.ts';
import { compilerOptions, DIAGNOSTICS, type ScriptId } from './script-options.ts';
import { offerTypedWords, type TypedWords } from './typed-words.ts';

const { javascriptDefaults, typescriptDefaults } = monaco.languages.typescript;
const DEFAULTS = { javascript: javascriptDefaults, typescript: typescriptDefaults };

for (const [id, defaults] of Object.entries(DEFAULTS)) {
  bringWorker(id, ScriptWorker);
  // Of what Monaco would start by itself nothing could be stopped.
  defaults.setModeConfiguration({});
  defaults.setDiagnosticsOptions(DIAGNOSTICS[id as ScriptId]);
  defaults.setExtraLibs([{ content: NODE_LIBRARY, filePath: 'ts:node.d.ts' }]);
}

/**
 * Completes, explains and checks by types, as soon as the worker has read the program once: until then nobody is to
 * wait for it.
 * @param node the version of the judge's Node.js, null if it is not known
 * @returns how to end it, with the worker
 */
export function startTypes(
  model: monaco.editor.ITextModel,
  id: ScriptId,
  node: string | null,
): () => void {
  const defaults = DEFAULTS[id];
  defaults.setCompilerOptions(compilerOptions(id, node));
  const manager = new WorkerManager(id, defaults);
  const worker: WorkerOf = (...uris) => manager.getLanguageServiceWorker(...uris);
  let parts: monaco.IDisposable[] | null = [manager];
  readOnce(worker, model.uri).then(
    () => parts?.unshift(...register(id, worker)),
    // There are the words without types.
    () => undefined,
  );
  return () => {
    for (const part of parts ?? []) part.dispose();
    parts = null;
  };
}

async function readOnce(worker: WorkerOf, uri: monaco.Uri): Promise<void> {
  const service = await worker(uri);
  await service.getSemanticDiagnostics(uri.toString());
}

function register(id: ScriptId, worker: WorkerOf): monaco.IDisposable[] {
  const { languages } = monaco;
  return [
    { dispose: offerTypedWords(id, knownAlone(new SuggestAdapter(worker))) },
    languages.registerSignatureHelpProvider(id, new SignatureHelpAdapter(worker)),
    languages.registerHoverProvider(id, new QuickInfoAdapter(worker)),
    new DiagnosticsAdapter(new LibFiles(worker), DEFAULTS[id], id, worker),
  ];
}

/** In JavaScript every name of the file is offered behind a dot, as a guess, and called a file by Monaco. */
function knownAlone(adapter: TypedWords): TypedWords {
  return {
    provideCompletionItems: async (...place) => {
      const list = await adapter.provideCompletionItems(...place);
      const isGuess = ({ kind }: monaco.languages.CompletionItem) =>
        kind === monaco.languages.CompletionItemKind.File;
      return list && { suggestions: list.suggestions.filter((item) => !isGuess(item)) };
    },
    resolveCompletionItem: (item, token) => adapter.resolveCompletionItem(item, token),
  };
}

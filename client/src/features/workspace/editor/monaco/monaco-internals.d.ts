// The calls we need of parts that Monaco ships without types.

// Ctrl+M flips it, and in 0.52.2 the option of the same name in the public API does not follow.
declare module 'monaco-editor/esm/vs/editor/browser/config/tabFocus' {
  export const TabFocus: {
    getTabFocusMode(): boolean;
    setTabFocusMode(isTabMoving: boolean): void;
    onDidChangeTabFocus(listener: (isTabMoving: boolean) => void): { dispose(): void };
  };
}

// Whether the find box is open; the public API does not tell.
declare module 'monaco-editor/esm/vs/editor/contrib/find/browser/findController' {
  import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';

  export class CommonFindController implements editor.IEditorContribution {
    static readonly ID: string;
    getState(): {
      readonly isRevealed: boolean;
      onFindReplaceStateChange(listener: () => void): { dispose(): void };
    };
    dispose(): void;
  }
}

// The rules by which a language is coloured, as its contribution loads them.
declare module 'monaco-editor/esm/vs/basic-languages/*' {
  import type { languages } from 'monaco-editor/esm/vs/editor/editor.api';

  export const language: languages.IMonarchLanguage;
}

// The parts of which it makes the service for JavaScript and TypeScript, for itself without a way to stop it.
declare module 'monaco-editor/esm/vs/language/typescript/tsMode' {
  import type { IDisposable, languages, Uri } from 'monaco-editor/esm/vs/editor/editor.api';

  type Defaults = languages.typescript.LanguageServiceDefaults;
  export type WorkerOf = (...uris: Uri[]) => Promise<languages.typescript.TypeScriptWorker>;

  export class WorkerManager implements IDisposable {
    constructor(languageId: string, defaults: Defaults);
    getLanguageServiceWorker(...uris: Uri[]): ReturnType<WorkerOf>;
    dispose(): void;
  }

  export const LibFiles: new (worker: WorkerOf) => object;

  export class DiagnosticsAdapter implements IDisposable {
    constructor(libFiles: object, defaults: Defaults, languageId: string, worker: WorkerOf);
    dispose(): void;
  }

  export const SuggestAdapter: new (worker: WorkerOf) => Required<languages.CompletionItemProvider>;
  export const SignatureHelpAdapter: new (worker: WorkerOf) => languages.SignatureHelpProvider;
  export const QuickInfoAdapter: new (worker: WorkerOf) => languages.HoverProvider;
}

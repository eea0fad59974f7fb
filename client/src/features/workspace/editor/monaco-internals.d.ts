// The two calls we need of a part that Monaco ships without types: Ctrl+M flips it, and in 0.52.2 the
// option of the same name in the public API does not follow.
declare module 'monaco-editor/esm/vs/editor/browser/config/tabFocus' {
  export const TabFocus: {
    getTabFocusMode(): boolean;
    onDidChangeTabFocus(listener: (isTabMoving: boolean) => void): { dispose(): void };
  };
}

import { Editor, type OnMount } from '@monaco-editor/react';
import { languageLabel } from '@stepwise/contracts/language-list';
import { useEffect, useState } from 'react';
import { attachEditorHandle } from './editor-handle.ts';
import type { EditorProps } from './editor-props.ts';
import { attachJump } from './editor-jump.ts';
import { useTypes } from '../completion/types/use-types.ts';
import { editorOptions } from '../settings/editor-options.ts';
import { forgetModels, modelPath, watchTabMode } from './monaco/monaco-setup.ts';
import { settingsNow, useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { useLetterSize } from '../../../lib/browser/screen/use-letter-size.ts';
import { useEditorMark } from './mark/use-editor-mark.ts';
import { useFoldedStarter } from './starter/use-folded-starter.ts';
import { monacoTools } from './tools/monaco-tools.ts';
import { useEditorTheme } from './monaco/use-editor-theme.ts';
import { useVimKeys } from '../settings/use-vim-keys.ts';
import './code-editor.css';

/** Monaco, one model a language, so that each keeps its own undo history. */
export function CodeEditor({
  language,
  code,
  starter,
  onChange,
  onTabMovingChange,
  onToolsChange,
}: EditorProps) {
  const theme = useEditorTheme();
  const letterSize = useLetterSize();
  const settings = settingsNow(useEditorSettingsStore());
  const [editor, setEditor] = useState<Parameters<OnMount>[0] | null>(null);
  const [vimStatus, setVimStatus] = useState<HTMLElement | null>(null);
  const ariaLabel = `${languageLabel(language)} code`;
  useEditorMark(editor, language);
  useTypes(editor, language, settings.completion);
  useVimKeys(editor, vimStatus);
  useFoldedStarter(editor, { language, code, starter });

  useAttached(editor, onToolsChange);

  useEffect(() => watchTabMode(onTabMovingChange), [onTabMovingChange]);

  useEffect(() => forgetModels, []);

  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1">
        <Editor
          path={modelPath(language)}
          language={language.toLowerCase()}
          theme={theme}
          value={code}
          onChange={(value) => onChange(value ?? '')}
          onMount={setEditor}
          loading={null}
          options={editorOptions(language, { ariaLabel, letterSize, settings })}
        />
      </div>
      {settings.vimKeys ? (
        <div
          ref={setVimStatus}
          role="group"
          aria-label="Vim"
          className="vim-status shrink-0 border-t border-line px-3 py-1 font-mono text-xs"
        />
      ) : null}
    </div>
  );
}

type MountedEditor = Parameters<OnMount>[0];

/** Makes the editor known to what works with it from outside. */
function useAttached(
  editor: MountedEditor | null,
  onToolsChange: EditorProps['onToolsChange'],
): void {
  useEffect(() => {
    if (!editor) return undefined;
    const releases = [attachEditorHandle(editor), attachJump(editor)];
    return () => {
      for (const release of releases) release();
    };
  }, [editor]);

  useEffect(() => {
    if (!editor) return undefined;
    onToolsChange(monacoTools(editor));
    return () => onToolsChange(null);
  }, [editor, onToolsChange]);
}

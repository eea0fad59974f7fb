import { Editor, type OnMount } from '@monaco-editor/react';
import { languageLabel, type LanguageKey } from '@stepwise/contracts/language';
import { useEffect, useState } from 'react';
import { attachEditorHandle } from '../editor-handle.ts';
import { attachJump } from '../editor-jump.ts';
import { editorOptions } from '../editor-options.ts';
import { forgetModels, modelPath, watchTabMode } from '../monaco-setup.ts';
import { useEditorSettingsStore } from '../editor-settings.store.ts';
import { useEditorMark } from '../use-editor-mark.ts';
import { useEditorTheme } from '../use-editor-theme.ts';
import './code-editor.css';

type CodeEditorProps = {
  language: LanguageKey;
  code: string;
  onChange: (code: string) => void;
  onTabMovingChange: (isTabMoving: boolean) => void;
};

/** Monaco, one model a language, so that each keeps its own undo history. */
export function CodeEditor({ language, code, onChange, onTabMovingChange }: CodeEditorProps) {
  const theme = useEditorTheme();
  const { settings } = useEditorSettingsStore();
  const [editor, setEditor] = useState<Parameters<OnMount>[0] | null>(null);
  useEditorMark(editor, language);

  useEffect(() => {
    if (!editor) return undefined;
    const releases = [attachEditorHandle(editor), attachJump(editor)];
    return () => {
      for (const release of releases) release();
    };
  }, [editor]);

  useEffect(() => watchTabMode(onTabMovingChange), [onTabMovingChange]);

  useEffect(() => forgetModels, []);

  return (
    <Editor
      path={modelPath(language)}
      language={language.toLowerCase()}
      theme={theme}
      value={code}
      onChange={(value) => onChange(value ?? '')}
      onMount={setEditor}
      loading={null}
      options={editorOptions(language, `${languageLabel(language)} code`, settings)}
    />
  );
}

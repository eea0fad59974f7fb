import { Editor, type OnMount } from '@monaco-editor/react';
import { languageLabel, type LanguageKey } from '@stepwise/contracts/language';
import { useEffect, useRef } from 'react';
import { attachEditorHandle } from '../editor-handle.ts';
import { editorOptions } from '../editor-options.ts';
import { forgetModels, modelPath, watchTabMode } from '../monaco-setup.ts';
import { useEditorTheme } from '../use-editor-theme.ts';

type CodeEditorProps = {
  language: LanguageKey;
  code: string;
  onChange: (code: string) => void;
  onTabMovingChange: (isTabMoving: boolean) => void;
};

/** Monaco, one model a language, so that each keeps its own undo history. */
export function CodeEditor({ language, code, onChange, onTabMovingChange }: CodeEditorProps) {
  const theme = useEditorTheme();
  const cleanUp = useRef<(() => void)[]>([]);

  const mount: OnMount = (editor) => {
    cleanUp.current = [attachEditorHandle(editor), watchTabMode(onTabMovingChange)];
  };

  useEffect(
    () => () => {
      for (const release of cleanUp.current) release();
      forgetModels();
    },
    [],
  );

  return (
    <Editor
      path={modelPath(language)}
      language={language.toLowerCase()}
      theme={theme}
      value={code}
      onChange={(value) => onChange(value ?? '')}
      onMount={mount}
      loading={null}
      options={editorOptions(language, `${languageLabel(language)} code`)}
    />
  );
}

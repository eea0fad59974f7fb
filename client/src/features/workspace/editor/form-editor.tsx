import { Editor, type OnMount } from '@monaco-editor/react';
import 'monaco-editor/esm/vs/basic-languages/yaml/yaml.contribution';
import { type FocusEvent, useEffect, useState } from 'react';
import { useLetterSize } from '../../../lib/browser/screen/use-letter-size.ts';
import type { EditedLanguage } from '../../../lib/tab-size.ts';
import { editorOptions } from '../settings/editor-options.ts';
import { useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { attachEditorHandle } from './editor-handle.ts';
import { formModelPath, leaveByEscape } from './monaco/monaco-setup.ts';
import { useEditorTheme } from './monaco/use-editor-theme.ts';

type CodeEditor = Parameters<OnMount>[0];

type FormEditorProps = {
  language: EditedLanguage;
  name: string;
  label: string;
  code: string;
  describedBy: string;
  isInvalid: boolean;
  selected: { readonly start: number; readonly end: number } | null;
  onChange: (code: string) => void;
  onBlur: () => void;
};

/** Monaco as a field of a form: as high as its text within bounds, and Esc, then Tab, leads out of it. */
export function FormEditor(props: FormEditorProps) {
  const { language, name, label, code, describedBy, isInvalid, onChange, onBlur } = props;
  const theme = useEditorTheme();
  const letterSize = useLetterSize();
  const { settings } = useEditorSettingsStore();
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  // What held when it took the plain field's place.
  const [selected] = useState(props.selected);
  const options = editorOptions(language, { ariaLabel: label, letterSize, settings });

  useEffect(() => {
    if (!editor) return undefined;
    const blurred = editor.onDidBlurEditorWidget(onBlur);
    return () => blurred.dispose();
  }, [editor, onBlur]);

  useEffect(() => {
    if (!editor) return undefined;
    const releases = [attachEditorHandle(editor), leaveByEscape(editor)];
    return () => {
      for (const release of releases) release();
    };
  }, [editor]);

  useEffect(() => {
    if (editor && selected) takeOver(editor, selected);
  }, [editor, selected]);

  useAriaOfField(editor, describedBy, isInvalid);

  return (
    <div
      data-field={name}
      tabIndex={-1}
      className="h-[clamp(11rem,var(--text-height),28rem)] w-full min-w-0 outline-none"
      style={{ '--text-height': `${String(code.split('\n').length * LINE_REM + PADDING_REM)}rem` }}
      onFocus={(event: FocusEvent) => {
        if (event.target === event.currentTarget) editor?.focus();
      }}
    >
      <Editor
        path={formModelPath(name)}
        language={language.toLowerCase()}
        theme={theme}
        value={code}
        onChange={(value) => onChange(value ?? '')}
        onMount={setEditor}
        loading={null}
        options={{
          ...options,
          // The page scrolls on where the code ends.
          scrollbar: { ...options.scrollbar, alwaysConsumeMouseWheel: false },
        }}
      />
    </div>
  );
}

/** What a reader of the screen is told of a field, on the text field that Monaco makes for itself. */
function useAriaOfField(editor: CodeEditor | null, describedBy: string, isInvalid: boolean): void {
  useEffect(() => {
    const area = editor?.getContainerDomNode().querySelector('textarea');
    area?.setAttribute('aria-describedby', describedBy);
    area?.setAttribute('aria-invalid', String(isInvalid));
  }, [editor, describedBy, isInvalid]);
}

const LINE_REM = 1.375;
const PADDING_REM = 2;

function takeOver(editor: CodeEditor, { start, end }: { start: number; end: number }): void {
  const model = editor.getModel();
  if (!model) return;
  const [from, to] = [model.getPositionAt(start), model.getPositionAt(end)];
  editor.setSelection({
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  });
  editor.focus();
}

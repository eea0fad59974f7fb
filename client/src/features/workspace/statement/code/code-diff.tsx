import type { LanguageKey } from '@stepwise/contracts/language';
// F7 steps through the changes in words, which is how a screen reader gets at them.
import 'monaco-editor/esm/vs/editor/browser/widget/diffEditor/diffEditor.contribution';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import { useEffect, useRef } from 'react';
import { useLetterSize } from '../../../../lib/browser/screen/use-letter-size.ts';
import { useMediaQuery } from '../../../../lib/browser/screen/use-media-query.ts';
import { editorOptions } from '../../settings/editor-options.ts';
import { STACKED } from '../../layout/stacked.ts';
import { useEditorTheme } from '../../editor/monaco/use-editor-theme.ts';

type CodeDiffProps = {
  before: string;
  after: string;
  language: LanguageKey;
  /** What `before` is, like "submission". */
  name: string;
};

/** A comparison under way throws when its texts are gone: they stay until it has surely ended. */
const COMPARED_WITHIN_MS = 10_000;

/** Two programs side by side, to read; one below the other on a phone. */
export function CodeDiff({ before, after, language, name }: CodeDiffProps) {
  useEditorTheme();
  const host = useRef<HTMLDivElement>(null);
  const isStacked = useMediaQuery(STACKED);
  const letterSize = useLetterSize();

  useEffect(() => {
    if (!host.current) return undefined;
    const syntax = language.toLowerCase();
    const original = monaco.editor.createModel(before, syntax);
    const modified = monaco.editor.createModel(after, syntax);
    const diff = monaco.editor.createDiffEditor(host.current, {
      ...editorOptions(language, { ariaLabel: 'Differences', letterSize }),
      readOnly: true,
      domReadOnly: true,
      diffWordWrap: isStacked ? 'on' : 'off',
      ignoreTrimWhitespace: false,
      renderGutterMenu: false,
      renderMarginRevertIcon: false,
      renderOverviewRuler: false,
      renderSideBySide: !isStacked,
    });
    diff.setModel({ original, modified });
    // In 0.52 the options for these names are lost on the way to the two editors.
    diff.getOriginalEditor().updateOptions({ ariaLabel: `Code of the ${name}` });
    diff.getModifiedEditor().updateOptions({ ariaLabel: 'Code in the editor' });
    return () => {
      diff.dispose();
      setTimeout(() => {
        original.dispose();
        modified.dispose();
      }, COMPARED_WITHIN_MS);
    };
  }, [before, after, language, name, isStacked, letterSize]);

  return <div ref={host} className="h-full" />;
}

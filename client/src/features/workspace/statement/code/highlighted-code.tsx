import type { LanguageKey } from '@stepwise/contracts/language';
import { useEffect, useState } from 'react';
import { colourCode } from '../../editor/monaco/monaco-setup.ts';
import { useEditorTheme } from '../../editor/monaco/use-editor-theme.ts';

type HighlightedCodeProps = { code: string; language: LanguageKey };

/** Coloured by the editor's own tokens, without the weight of a second editor. */
export function HighlightedCode({ code, language }: HighlightedCodeProps) {
  useEditorTheme();
  const [coloured, setColoured] = useState<{ code: string; html: string } | null>(null);

  useEffect(() => {
    let isWanted = true;
    void colourCode(code, language).then((html) => {
      if (isWanted) setColoured({ code, html });
    });
    return () => {
      isWanted = false;
    };
  }, [code, language]);

  if (coloured?.code !== code) return <code>{code}</code>;
  // Monaco escapes the text; the only markup is its own spans.
  return <code dangerouslySetInnerHTML={{ __html: coloured.html }} />;
}

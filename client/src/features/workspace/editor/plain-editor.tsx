import { languageLabel } from '@stepwise/contracts/language-list';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { reloadPage, useNewRelease } from '../../../lib/browser/release.ts';
import { TAB_SIZE } from '../../../lib/tab-size.ts';
import type { EditorProps } from './editor-props.ts';
import { plainTools } from './tools/plain-tools.ts';

type PlainEditorProps = Pick<EditorProps, 'language' | 'code' | 'onChange' | 'onToolsChange'> & {
  /** Null when only a new load of the page helps. */
  onRetry: (() => void) | null;
};

/** Where the editor could not be fetched or has failed: what is typed here runs and is kept alike. */
export function PlainEditor({
  language,
  code,
  onChange,
  onToolsChange,
  onRetry,
}: PlainEditorProps) {
  const isNew = useNewRelease();
  const retry = isNew ? null : onRetry;
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (area.current) onToolsChange(plainTools(area.current, TAB_SIZE[language], onChange));
    return () => onToolsChange(null);
  }, [language, onChange, onToolsChange]);

  return (
    <div className="flex h-full flex-col">
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 text-sm"
      >
        {isNew
          ? 'A new version is here. Your draft is kept.'
          : 'The editor could not be loaded. This plain one runs your code as well.'}
        <Button variant="neutral" size="sm" onClick={retry ?? reloadPage}>
          {retry ? 'Try again' : 'Reload'}
        </Button>
      </div>
      <textarea
        ref={area}
        aria-label={`${languageLabel(language)} code`}
        className="min-h-0 w-full flex-1 resize-none bg-transparent px-4 py-3 font-mono text-[0.8125rem] leading-relaxed -outline-offset-2"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={code}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

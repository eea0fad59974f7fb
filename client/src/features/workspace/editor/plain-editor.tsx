import { languageLabel } from '@stepwise/contracts/language-list';
import { Button } from '../../../components/ui/button.tsx';
import { reloadPage, useNewRelease } from '../../../lib/browser/release.ts';
import type { EditorProps } from './editor-props.ts';

type PlainEditorProps = Pick<EditorProps, 'language' | 'code' | 'onChange'> & {
  onRetry: () => void;
};

/** Where the editor could not be fetched or has failed: what is typed here runs and is kept alike. */
export function PlainEditor({ language, code, onChange, onRetry }: PlainEditorProps) {
  const isNew = useNewRelease();
  return (
    <div className="flex h-full flex-col">
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 text-sm"
      >
        {isNew
          ? 'A new version is here. Your draft is kept.'
          : 'The editor could not be loaded. This plain one runs your code as well.'}
        <Button variant="neutral" size="sm" onClick={isNew ? reloadPage : onRetry}>
          {isNew ? 'Reload' : 'Try again'}
        </Button>
      </div>
      <textarea
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

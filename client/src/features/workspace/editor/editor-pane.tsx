import type { LanguageKey, LanguageStatus } from '@stepwise/contracts/language';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { WhenSeen } from '../../../lib/browser/when-seen.tsx';
import { useEditorStore } from './editor.store.ts';
import { loadEditor } from './load-editor.ts';
import { EditorSettingsMenu } from '../settings/editor-settings-menu.tsx';
import { EditorStatus } from './editor-status.tsx';
import { FormatButton } from './format-button.tsx';
import { LanguageSelect } from '../settings/language-select.tsx';

const CodeEditor = lazy(async () => ({ default: (await loadEditor()).CodeEditor }));

type EditorPaneProps = { statuses: readonly LanguageStatus[] | null };

export function EditorPane({ statuses }: EditorPaneProps) {
  const { place, starters, code, isKept, setLanguage, setCode } = useEditorStore();
  const [isTabMoving, setTabMoving] = useState(false);
  const [format, setFormat] = useState<(() => void) | null>(null);
  const keepFormat = useCallback((next: (() => void) | null) => setFormat(() => next), []);
  if (!place) {
    return <p className="p-5 text-sm text-muted">This problem has no starter code yet.</p>;
  }
  return (
    <section aria-label="Code" className="flex h-full flex-col">
      <div className="flex shrink-0 items-center border-b border-line px-1.5 py-1">
        <LanguageSelect
          offered={Object.keys(starters) as LanguageKey[]}
          statuses={statuses}
          value={place.language}
          onChange={setLanguage}
        />
        <FormatButton language={place.language} format={format} />
        <EditorSettingsMenu />
      </div>
      {/* On a phone it lies screens below the statement. */}
      <WhenSeen placeholder={<EditorSkeleton />} className="relative min-h-0 flex-1">
        <Suspense fallback={<EditorSkeleton />}>
          <CodeEditor
            language={place.language}
            code={code}
            onChange={setCode}
            onTabMovingChange={setTabMoving}
            onFormatterChange={keepFormat}
          />
        </Suspense>
      </WhenSeen>
      <EditorStatus isTabMoving={isTabMoving} isKept={isKept} />
    </section>
  );
}

const LINES = ['w-24', 'w-56', 'w-72', 'w-40', 'w-16'];

function EditorSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2.5 px-14 py-4">
      <span className="sr-only">Loading the editor...</span>
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-3 max-w-full ${width}`} />
      ))}
    </div>
  );
}

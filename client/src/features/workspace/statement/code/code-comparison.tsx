import type { LanguageKey } from '@stepwise/contracts/language';
import { lazy, Suspense } from 'react';
import { Boundary } from '../../../../lib/browser/boundary.tsx';
import { EmptyState } from '../../../../components/ui/states/empty-state.tsx';
import { MissingPart } from '../../../../components/ui/states/missing-part.tsx';
import { useEditorStore } from '../../editor/editor.store.ts';
import { loadDiff } from '../../editor/monaco/load-editor.ts';

const CodeDiff = lazy(async () => ({ default: (await loadDiff()).CodeDiff }));

type CodeComparisonProps = {
  code: string;
  language: LanguageKey;
  /** What the program is, like "submission". */
  name: string;
  /** Its height. */
  className: string;
};

/** Another program beside the one in the editor, or beside its draft in that language. */
export function CodeComparison({ code, language, name, className }: CodeComparisonProps) {
  const current = useEditorStore((state) => state.codeIn(language));
  if (current === code) {
    return <EmptyState title="No difference">The editor holds exactly this {name}.</EmptyState>;
  }
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <p className="grid shrink-0 border-b border-line px-4 py-2 text-xs text-muted min-[56rem]:grid-cols-2">
        <span>− The {name}</span>
        <span>+ Your code now</span>
      </p>
      <div className="min-h-0 flex-1">
        <Boundary fallback={MISSING}>
          <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the difference...</p>}>
            <CodeDiff before={code} after={current} language={language} name={name} />
          </Suspense>
        </Boundary>
      </div>
    </div>
  );
}

const MISSING = (
  <MissingPart title="The difference could not be loaded">
    Check your connection and load the page again. Your code is kept.
  </MissingPart>
);

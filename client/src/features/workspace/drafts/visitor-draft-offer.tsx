import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { useEditorStore } from '../editor/editor.store.ts';
import { showUndo } from '../../../components/ui/show-undo.tsx';
import {
  forgetVisitorDraft,
  keepVisitorDraft,
  visitorDrafts,
  type VisitorDraft,
} from './visitor-drafts.ts';

type VisitorDraftOfferProps = { problemId: string; languages: readonly LanguageKey[] };

/**
 * Asks whether a program that was typed without an account is the person's: in a class or a family somebody
 * else may have sat at this browser. Until they say so it is nobody's, and theirs stays as it is.
 */
export function VisitorDraftOffer({ problemId, languages }: VisitorDraftOfferProps) {
  const [drafts, setDrafts] = useState(() => visitorDrafts(problemId, languages));
  const replaceCode = useEditorStore((state) => state.replaceCode);
  const [draft] = drafts;
  const place = useFocusWhenGone<HTMLDivElement>(draft !== undefined);

  function settle(settled: VisitorDraft, message: string, takeBack: () => void) {
    forgetVisitorDraft(problemId, settled);
    setDrafts(visitorDrafts(problemId, languages));
    showUndo(message, () => {
      takeBack();
      keepVisitorDraft(problemId, settled);
      setDrafts(visitorDrafts(problemId, languages));
    });
  }

  return (
    // The editor comes next: the key after the last answer leads there.
    <div ref={place} tabIndex={-1} className="shrink-0 outline-none">
      {draft ? (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-warning/10 px-3 py-2 text-sm"
        >
          A program in {languageLabel(draft.language)} was typed in this browser without an account.
          Is it yours?
          <span className="flex gap-2">
            <Button
              size="sm"
              onClick={() =>
                settle(draft, 'Program taken over', replaceCode(draft.language, draft.code))
              }
            >
              Use it
            </Button>
            <Button
              variant="neutral"
              size="sm"
              onClick={() => settle(draft, 'Program discarded', () => undefined)}
            >
              Discard it
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}

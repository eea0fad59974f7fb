import type { LanguageKey } from '@stepwise/contracts/language';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useEditorStore } from '../editor/editor.store.ts';
import { CodeComparison } from '../statement/code/code-comparison.tsx';
import type { StoredDraft } from './draft-line.ts';
import { settleConflict, useDraftSync } from './draft-sync.ts';

/** Asks which of two texts goes on, where a draft was changed on two devices. */
export function DraftConflict({ language }: { language: LanguageKey }) {
  const conflict = useDraftSync((drafts) => drafts[language]?.conflict ?? null);
  const place = useFocusWhenGone<HTMLDivElement>(conflict !== null);
  return (
    // The editor comes next: the key after the choice leads there.
    <div ref={place} tabIndex={-1} className="shrink-0 outline-none">
      {conflict ? <Question {...{ language, conflict }} /> : null}
    </div>
  );
}

type QuestionProps = { language: LanguageKey; conflict: StoredDraft };

function Question({ language, conflict }: QuestionProps) {
  const starter = useEditorStore(({ starters }) => starters[language] ?? '');
  const [isOpen, setOpen] = useState(false);

  function choose(choice: 'mine' | 'other') {
    setOpen(false);
    settleConflict(language, choice);
  }

  const when = conflict.writtenAt === null ? '' : ` on ${formatDateTime(conflict.writtenAt)}`;
  return (
    <>
      <div
        role="alert"
        className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-warning/10 px-3 py-2 text-sm"
      >
        Your code was changed on another device as well.
        <Button variant="neutral" size="sm" onClick={() => setOpen(true)}>
          Compare and choose
        </Button>
      </div>
      <Dialog
        wide
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Which code goes on?"
        description={`The other one was written${when}. The one you do not take stays among the versions.`}
        actions={
          <>
            <Button variant="neutral" onClick={() => choose('other')}>
              Take the other
            </Button>
            <Button onClick={() => choose('mine')}>Keep mine</Button>
          </>
        }
      >
        <CodeComparison
          code={conflict.code ?? starter}
          language={language}
          name="other one"
          className="h-[50dvh]"
        />
      </Dialog>
    </>
  );
}

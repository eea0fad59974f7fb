import type { WrittenProblem } from '@stepwise/contracts/written';
import { useRef, useState } from 'react';
import { PagedStates } from '../../../components/paged-states.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { removeDraft, useWrittenStore } from '../written.store.ts';
import { WrittenRow } from './written-row.tsx';

/** The problems that somebody writes, the newest first. */
export function WrittenList() {
  const list = useWrittenStore();
  const [doomed, setDoomed] = useState<WrittenProblem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="written">
      <h2 id="written" ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        Drafts and published problems
      </h2>
      <div className="surface overflow-hidden">
        <PagedStates
          list={list}
          loading="Loading your problems..."
          failed="Your problems could not be loaded"
          empty={
            <EmptyState title="No problems yet">
              What you write stands here, and nobody but administrators sees it until you publish
              it.
            </EmptyState>
          }
        >
          {(problems) => (
            <ul aria-labelledby="written" className="divide-y divide-line">
              {problems.map((problem) => (
                <WrittenRow key={problem.id} problem={problem} onDelete={setDoomed} />
              ))}
            </ul>
          )}
        </PagedStates>
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete the draft?"
        description={`Nobody can get ${doomed?.title ?? 'it'} back.`}
        confirmText="Delete Now"
        onConfirm={() => (doomed ? removeDraft(doomed) : Promise.resolve())}
        returnFocusTo={heading}
      />
    </section>
  );
}

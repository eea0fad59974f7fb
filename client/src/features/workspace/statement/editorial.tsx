import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Markdown } from '../../../lib/markdown/markdown.tsx';

type EditorialProps = { text: string | null; isSolved: boolean };

/** The editorial, behind a confirmation as long as it could spoil the problem. */
export function Editorial({ text, isSolved }: EditorialProps) {
  const [isOpen, setOpen] = useState(false);
  if (!text?.trim()) return <EmptyState title="No editorial available for this problem." />;
  if (!isOpen && !isSolved) {
    return (
      <EmptyState
        title="The editorial gives the solution away"
        action={
          <Button variant="neutral" size="sm" onClick={() => setOpen(true)}>
            Show the editorial
          </Button>
        }
      >
        A hint may be all you need.
      </EmptyState>
    );
  }
  return (
    <div className="px-5 py-5 text-[0.9375rem]">
      <Markdown>{text}</Markdown>
    </div>
  );
}

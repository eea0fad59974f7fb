import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './ui/button.tsx';
import { TextArea } from './ui/form/text-area.tsx';

type TheirValueProps = {
  /** Of the field above. */
  label: string;
  /** What is there, and what another has stored; undefined where they have stored nothing else. */
  mine: string;
  theirs: string | undefined;
  /** In words, where the value itself is none. */
  say?: (theirs: string) => string;
  onTake: (theirs: string) => void;
};

const FIELD = 'input:checked, input:not([type=radio]), textarea';

/** Right below a field that two people have changed at the same time: what the other has stored. */
export function TheirValue({ label, mine, theirs, say, onTake }: TheirValueProps) {
  if (theirs === undefined || theirs === mine) return null;

  /** The button goes with what it took over: the keys go on in the field. */
  function take({ currentTarget }: MouseEvent, taken: string) {
    const above = currentTarget.parentElement?.previousElementSibling;
    flushSync(() => onTake(taken));
    above?.querySelector<HTMLElement>(FIELD)?.focus();
  }
  return (
    <div className="mt-2 flex flex-col items-start gap-2 border-s-2 border-warning ps-3">
      <div className="w-full">
        <TextArea
          label={`${label}, as another administrator has saved it`}
          rows={2}
          readOnly
          placeholder="Empty"
          value={say ? say(theirs) : theirs}
        />
      </div>
      <Button
        variant="neutral"
        size="sm"
        aria-label={`Use theirs: ${label}`}
        onClick={(event) => take(event, theirs)}
      >
        Use theirs
      </Button>
    </div>
  );
}

/** Of a form of which two people have changed the same fields. */
export const BOTH_CHANGED =
  'Not saved yet: another administrator has changed the same. Both stand at their field. Choose, then save again.';

import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

type CopyLineProps = {
  /** Names the button. */
  label: string;
  text: string;
};

/** A text that is to be put in elsewhere, like a command. */
export function CopyLine({ label, text }: CopyLineProps) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    // Selected, it is one key away.
    if (!(await copyText(text)) && shown.current) {
      window.getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <p className="flex items-center justify-between gap-3 rounded-box border border-line py-1 ps-4 pe-1">
      <code
        ref={shown}
        // A command keeps its one line, which has to scroll by the keys as well.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-w-0 flex-1 overflow-x-auto py-1 whitespace-nowrap"
      >
        {text}
      </code>
      <Button
        variant="ghost"
        size="sm"
        aria-label={label}
        icon={<Copy className="size-3.5" aria-hidden="true" />}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </p>
  );
}

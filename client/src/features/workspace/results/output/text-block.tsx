import { useRef, useState } from 'react';

/** More text than this makes a pane slow. */
const SHOWN_CHARACTERS = 2_000;

/** Input or output, unchanged. A long one is cut, with a button that shows the rest. */
export function TextBlock({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = useRef<HTMLPreElement>(null);
  const trimmed = text.replace(/\n$/, '');
  if (trimmed === '') return <span className="text-muted italic">empty</span>;
  const isCut = !isWhole && trimmed.length > SHOWN_CHARACTERS;
  return (
    <>
      <pre
        ref={shown}
        tabIndex={-1}
        className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap outline-none"
      >
        {isCut ? `${trimmed.slice(0, SHOWN_CHARACTERS)}…` : trimmed}
      </pre>
      {isCut ? (
        <button
          type="button"
          className="mt-1 cursor-pointer text-start text-xs text-secondary underline underline-offset-2"
          onClick={() => {
            setWhole(true);
            // Whoever has read this far goes on here.
            shown.current?.focus({ preventScroll: true });
          }}
        >
          Show all {trimmed.length.toLocaleString('en')} characters
        </button>
      ) : null}
    </>
  );
}

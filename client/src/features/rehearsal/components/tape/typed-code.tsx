import { useEffect, useRef } from 'react';
import type { Frame } from '../../tape/timeline.ts';

const LINE_PX = 21;

type TypedCodeProps = { label: string; program: Frame['program'] };

/** A program at a moment, with a mark where it was changed last, which stays in sight. */
export function TypedCode({ label, program }: TypedCodeProps) {
  const box = useRef<HTMLPreElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const { text = '', caret = 0 } = program ?? {};

  useEffect(() => {
    if (!box.current || !mark.current) return;
    const [place, seen] = [mark.current.offsetTop, box.current];
    const isInSight =
      place >= seen.scrollTop && place <= seen.scrollTop + seen.clientHeight - 2 * LINE_PX;
    if (!isInSight) seen.scrollTop = place - seen.clientHeight / 2;
  }, [text, caret]);

  return (
    <pre
      ref={box}
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard has to get there
      tabIndex={0}
      className="relative h-80 overflow-auto rounded-field border border-line bg-base-100 px-4 py-3 font-mono text-[0.8125rem] leading-relaxed -outline-offset-2"
    >
      <code>
        {text.slice(0, caret)}
        <span ref={mark} className="border-s-2 border-secondary" aria-hidden="true" />
        {text.slice(caret)}
      </code>
    </pre>
  );
}

import { useRef, useState } from 'react';
import { foldsOf, type Fold } from './own/folds.ts';
import { useKeptInSight } from './use-kept-in-sight.ts';

type SourceLinesProps = {
  source: string;
  /** Runs next; null at the end. */
  line: number | null;
  /** The line that ended the program; null where none did. */
  fatalLine: number | null;
  /** Lines that are not of the starter, which is folded; null: nothing is. */
  own: ReadonlySet<number> | null;
};

const MARKS = {
  next: { sign: '▶', className: 'border-warning bg-base-300' },
  fatal: { sign: '✕', className: 'border-error bg-base-300' },
} as const;
const NO_MARK = { sign: '', className: 'border-transparent' } as const;

/** The program, with a pointer at the line that runs next. */
export function SourceLines({ source, line, fatalLine, own }: SourceLinesProps) {
  const pointed = useRef<HTMLLIElement>(null);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const marked = line ?? fatalLine;
  useKeptInSight(pointed, marked);
  const lines = source.trimEnd().split('\n');
  return (
    <ol className="py-1 font-mono text-[0.8125rem] leading-relaxed">
      {foldsOf(lines.length, own, marked).flatMap((fold) => {
        const { from, to, isFolded } = fold;
        if (isFolded && !opened.includes(from)) {
          return [<Folded key={from} fold={fold} onOpen={() => setOpened([...opened, from])} />];
        }
        return lines.slice(from - 1, to).map((text, index) => {
          const number = from + index;
          const mark = number === marked ? MARKS[line === null ? 'fatal' : 'next'] : NO_MARK;
          return (
            <li
              key={number}
              ref={number === marked ? pointed : null}
              aria-current={number === line ? 'step' : undefined}
              className={`flex gap-2 border-s-2 pe-2 ${mark.className}`}
            >
              <span aria-hidden="true" className="w-3 shrink-0 text-center">
                {mark.sign}
              </span>
              <span
                aria-hidden="true"
                className="w-7 shrink-0 text-end text-muted tabular-nums select-none"
              >
                {number}
              </span>
              <span className="min-w-0 break-words whitespace-pre-wrap">{text || ' '}</span>
            </li>
          );
        });
      })}
    </ol>
  );
}

function Folded({ fold: { from, to }, onOpen }: { fold: Fold; onOpen: () => void }) {
  return (
    <li className="border-s-2 border-transparent ps-[3.25rem]">
      <button
        type="button"
        className="min-h-6 font-sans text-xs text-muted underline decoration-dotted underline-offset-2 hover:text-base-content"
        onClick={({ currentTarget }) => {
          // The button goes; the keys that step stay with who pressed it.
          currentTarget.closest<HTMLElement>('[data-scrolls]')?.focus();
          onOpen();
        }}
      >
        {to - from + 1} lines of the starter
      </button>
    </li>
  );
}

import type { LanguageKey } from '@stepwise/contracts/language';
import { useId, useState } from 'react';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { jumpToLine } from '../editor/jump-to-line.ts';
import { splitAtLines, type MessagePart } from '../editor/mark/program-lines.ts';
import { CopyTool } from './output/copy-tool.tsx';
import { foldFrames, type MessageBlock } from './fold-frames.ts';

type ProgramMessageProps = {
  title: string;
  text: string;
  /** The language of the program in the editor, when the message is about that; null: no line leads there. */
  language: LanguageKey | null;
};

/**
 * What the compiler or the program itself complained of, in its own words; a line's number leads to it,
 * and the frames of what runs the program are folded.
 */
export function ProgramMessage({ title, text, language }: ProgramMessageProps) {
  const id = useId();
  const blocks = foldFrames(text.trimEnd());
  return (
    <div role="group" aria-labelledby={id}>
      <div className="mb-0.5 flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="text-xs text-muted">
          {title}
        </h3>
        <CopyTool what={title.toLowerCase()} text={blocks.map((block) => block.text).join('\n')} />
      </div>
      <pre className="rounded-field border border-line border-s-2 border-s-rejected bg-base-100 px-3 py-1.5 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {blocks.map((block, index) => (
          <Block key={index} block={block} language={language} />
        ))}
      </pre>
    </div>
  );
}

function Block({ block, language }: { block: MessageBlock; language: LanguageKey | null }) {
  const [isOpen, setOpen] = useState(false);
  const unfolded = useFocusWhenGone<HTMLSpanElement>(!isOpen);
  const { text, frames } = block;
  if (frames > 0 && !isOpen) {
    return (
      <button
        type="button"
        className="block cursor-pointer rounded-xs ps-4 font-sans text-xs text-muted underline decoration-dotted underline-offset-3 hover:text-base-content"
        onClick={() => setOpen(true)}
      >
        {frames === 1 ? '1 internal frame' : `${String(frames)} internal frames`}
      </button>
    );
  }
  return (
    <span ref={unfolded} tabIndex={-1} className="block outline-none">
      {language === null
        ? text
        : splitAtLines(text, language).map((part, index) => <Part key={index} part={part} />)}
    </span>
  );
}

function Part({ part: { text, line, column } }: { part: MessagePart }) {
  if (line === null) return text;
  return (
    <button
      type="button"
      title={`Go to line ${String(line)}`}
      className="cursor-pointer rounded-xs text-secondary underline decoration-secondary/50 underline-offset-3 hover:decoration-current"
      onClick={() => jumpToLine(line, column ?? 1)}
    >
      {text}
    </button>
  );
}

import type { LanguageKey } from '@stepwise/contracts/language';
import { useId } from 'react';
import { jumpToLine } from '../editor/jump-to-line.ts';
import { splitAtLines, type MessagePart } from '../editor/program-lines.ts';

type ProgramMessageProps = {
  title: string;
  text: string;
  /** The language of the program in the editor, when the message is about that; null: no line leads there. */
  language: LanguageKey | null;
};

/** What the compiler or the program itself complained of, in its own words; a line's number leads to it. */
export function ProgramMessage({ title, text, language }: ProgramMessageProps) {
  const id = useId();
  const whole = text.trimEnd();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-xs text-muted">
        {title}
      </h3>
      <pre className="rounded-field border border-line border-s-2 border-s-rejected bg-base-100 px-3 py-2 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {language === null
          ? whole
          : splitAtLines(whole, language).map((part, index) => <Part key={index} part={part} />)}
      </pre>
    </section>
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

import { useEditorSettingsStore } from '../../settings/editor-settings.store.ts';
import { excerptAround, type ExcerptLine } from './excerpt.ts';
import { comparableLines, type Difference } from './first-difference.ts';
import { rawLines } from './invisible.ts';
import { InvisibleText } from './invisible-text.tsx';

type Side = 'expected' | 'actual';

type OutputExcerptProps = { text: string; difference: Difference | null; side: Side };

const MARK: Record<Side, string> = { expected: 'bg-accepted/30', actual: 'bg-rejected/30' };

/** An output, or the part of it around the first difference, with that marked. */
export function OutputExcerpt({ text, difference, side }: OutputExcerptProps) {
  const isShown = useEditorSettingsStore(({ settings }) => settings.invisibles);
  const raw = rawLines(text);
  const comparable = text.trimEnd() === '' ? [] : comparableLines(text);
  const lines = isShown ? raw.lines : comparable;
  const excerpt = excerptAround(lines, difference);
  return (
    <div className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
      {lines.length === 0 ? <div className="font-sans text-muted italic">empty</div> : null}
      <HiddenLines count={excerpt.hiddenBefore} />
      {excerpt.lines.map((line) => (
        <Line
          key={line.number}
          line={line}
          mark={MARK[side]}
          isShown={isShown}
          hasNewline={
            line.number < lines.length || (line.number === lines.length && raw.endsWithNewline)
          }
        />
      ))}
      <HiddenLines count={excerpt.hiddenAfter} />
      {isShown && lines.length > 0 && !raw.endsWithNewline ? (
        <div className="font-sans text-muted italic">no newline at the end</div>
      ) : null}
    </div>
  );
}

type LineProps = { line: ExcerptLine; mark: string; isShown: boolean; hasNewline: boolean };

function Line({ line, mark, isShown, hasNewline }: LineProps) {
  return (
    <div className="min-h-[1lh]">
      {line.isCutAtStart ? <Cut /> : null}
      <InvisibleText text={line.before} isShown={isShown} />
      {line.marked === null ? null : (
        <mark className={`rounded-sm text-inherit underline decoration-2 ${mark}`}>
          {line.marked === '' ? '⏎' : <InvisibleText text={line.marked} isShown={isShown} />}
        </mark>
      )}
      <InvisibleText text={line.after} isShown={isShown} />
      {line.isCutAtEnd ? <Cut /> : null}
      {isShown && hasNewline && line.marked !== '' ? <span className="text-muted">↵</span> : null}
    </div>
  );
}

function Cut() {
  return <span className="text-muted">…</span>;
}

function HiddenLines({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="font-sans text-muted italic">
      {count === 1 ? '1 more line' : `${count.toLocaleString('en')} more lines`}
    </div>
  );
}

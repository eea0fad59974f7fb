import { excerptAround, type ExcerptLine } from '../excerpt.ts';
import { comparableLines, type Difference } from '../first-difference.ts';

type Side = 'expected' | 'actual';

type OutputExcerptProps = { text: string; difference: Difference | null; side: Side };

const MARK: Record<Side, string> = { expected: 'bg-accepted/30', actual: 'bg-rejected/30' };

/** An output, or the part of it around the first difference, with that marked. */
export function OutputExcerpt({ text, difference, side }: OutputExcerptProps) {
  const lines = text.trimEnd() === '' ? [] : comparableLines(text);
  const excerpt = excerptAround(lines, difference);
  return (
    <div className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
      {lines.length === 0 ? <div className="font-sans text-muted italic">empty</div> : null}
      <HiddenLines count={excerpt.hiddenBefore} />
      {excerpt.lines.map((line) => (
        <Line key={line.number} line={line} mark={MARK[side]} />
      ))}
      <HiddenLines count={excerpt.hiddenAfter} />
    </div>
  );
}

function Line({ line, mark }: { line: ExcerptLine; mark: string }) {
  return (
    <div className="min-h-[1lh]">
      {line.isCutAtStart ? <Cut /> : null}
      {line.before}
      {line.marked === null ? null : (
        <mark className={`rounded-sm text-inherit underline decoration-2 ${mark}`}>
          {line.marked === '' ? '⏎' : line.marked}
        </mark>
      )}
      {line.after}
      {line.isCutAtEnd ? <Cut /> : null}
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

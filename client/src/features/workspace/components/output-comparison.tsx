import { useId } from 'react';
import { excerptAround, type ExcerptLine } from '../excerpt.ts';
import { comparableLines, firstDifference, type Difference } from '../first-difference.ts';

type OutputComparisonProps = {
  expected: string;
  actual: string;
  /** Whether a difference is why the test failed; a program that was stopped has half an output. */
  isCompared: boolean;
};

/** Expected and given output side by side, with the place marked where they first differ. */
export function OutputComparison({ expected, actual, isCompared }: OutputComparisonProps) {
  const difference = isCompared ? firstDifference(expected, actual) : null;
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title="Expected" text={expected} difference={difference} colour="bg-accepted/25" />
        <Side title="Your output" text={actual} difference={difference} colour="bg-rejected/25" />
      </div>
      {difference ? (
        <p className="mt-1.5 text-xs text-muted">
          First difference: line {difference.line + 1}, column {difference.column + 1}
        </p>
      ) : null}
    </div>
  );
}

type SideProps = { title: string; text: string; difference: Difference | null; colour: string };

function Side({ title, text, difference, colour }: SideProps) {
  const id = useId();
  const lines = text.trimEnd() === '' ? [] : comparableLines(text);
  const excerpt = excerptAround(lines, difference);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1.5 text-xs text-muted">
        {title}
      </h3>
      <div className="rounded-field border border-line bg-base-100 px-3 py-2 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {excerpt.lines.length === 0 ? <span className="text-muted italic">empty</span> : null}
        <Hidden count={excerpt.hiddenBefore} />
        {excerpt.lines.map((line) => (
          <Line key={line.number} line={line} colour={colour} />
        ))}
        <Hidden count={excerpt.hiddenAfter} />
      </div>
    </section>
  );
}

function Line({ line, colour }: { line: ExcerptLine; colour: string }) {
  return (
    <div className="min-h-[1lh]">
      {line.isCutAtStart ? <span className="text-muted">…</span> : null}
      {line.before}
      {line.marked === null ? null : (
        <mark className={`rounded-sm text-inherit underline decoration-2 ${colour}`}>
          {line.marked === '' ? <span className="text-muted">⏎</span> : line.marked}
        </mark>
      )}
      {line.after}
      {line.isCutAtEnd ? <span className="text-muted">…</span> : null}
    </div>
  );
}

function Hidden({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="text-muted italic">
      {count === 1 ? '1 more line' : `${count.toLocaleString('en')} more lines`}
    </div>
  );
}

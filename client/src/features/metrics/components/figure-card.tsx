import { CircleX, TriangleAlert } from 'lucide-react';
import type { Tone } from '../look-at.ts';

type FigureCardProps = {
  title: string;
  value: string;
  note: string;
  /** What is counted, where the title does not tell. */
  measure?: string;
  tone?: Tone;
};

const SIGN = {
  warning: { Icon: TriangleAlert, className: 'text-limit', word: 'Warning' },
  alarm: { Icon: CircleX, className: 'text-rejected', word: 'Alarm' },
};

/** A figure with its name, one of a list of these. Where somebody should look there is a sign. */
export function FigureCard({ title, value, note, measure, tone = 'fine' }: FigureCardProps) {
  const sign = tone === 'fine' ? null : SIGN[tone];
  return (
    <div className="surface min-w-0 p-4">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className={`mt-1 flex items-center gap-2 ${sign?.className ?? ''}`}>
        {sign ? (
          <>
            <sign.Icon className="size-5 shrink-0" aria-hidden="true" />
            <span className="sr-only">{sign.word}:</span>
          </>
        ) : null}
        <span className="min-w-0 text-2xl font-semibold wrap-anywhere tabular-nums">{value}</span>
      </dd>
      <dd className="mt-1 text-sm wrap-anywhere text-muted tabular-nums">{note}</dd>
      {measure === undefined ? null : <dd className="mt-1 text-xs text-muted">{measure}</dd>}
    </div>
  );
}

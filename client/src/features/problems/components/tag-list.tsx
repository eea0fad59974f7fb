import { Badge } from '../../../components/ui/badges/badge.tsx';

const SHOWN = 2;

/** The first tags and how many more there are; the rest is in the tooltip, and said to screen readers. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const rest = tags.slice(SHOWN);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1.5">
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {rest.length > 0 ? (
        <span className="relative z-1 text-xs text-muted" title={rest.join(', ')}>
          +{rest.length}
          <span className="sr-only"> more: {rest.join(', ')}</span>
        </span>
      ) : null}
    </span>
  );
}

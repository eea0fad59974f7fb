import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { tagsNamed } from '../problem-query.ts';

type TagOfferProps = {
  search: string;
  /** Those that may still be chosen. */
  tags: readonly string[];
  onChoose: (tag: string) => void;
};

/** The search is for titles: where it names a tag as well, that is one press away. */
export function TagOffer({ search, tags, onChoose }: TagOfferProps) {
  const named = tagsNamed(tags, search);
  const place = useFocusWhenGone<HTMLDivElement>(named.length > 0);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 text-sm outline-none empty:absolute"
    >
      {named.length > 0 ? <span className="text-muted">Or with the tag</span> : null}
      {named.map((tag) => (
        <button
          key={tag}
          type="button"
          className="btn h-auto min-h-9 border-field-line bg-base-200 px-3 py-1 text-sm font-medium wrap-anywhere whitespace-normal btn-sm hover:bg-base-300"
          onClick={() => onChoose(tag)}
        >
          {tag}
        </button>
      ))}
    </div>
  );
}

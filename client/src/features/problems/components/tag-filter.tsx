import { X } from 'lucide-react';
import { useRef } from 'react';
import { Select } from '../../../components/ui/form/select.tsx';

type TagFilterProps = {
  chosen: readonly string[];
  /** What may be added. */
  left: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The tags that a problem has to have, each to be taken away, and one more to be added. */
export function TagFilter({ chosen, left, onChange }: TagFilterProps) {
  const list = useRef<HTMLUListElement>(null);
  const more = left.filter((tag) => !chosen.includes(tag));

  function remove(tag: string) {
    // The button goes with its tag: the focus stays among the others.
    list.current?.focus();
    onChange(chosen.filter((other) => other !== tag));
  }

  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Chosen tags"
        className="flex flex-wrap items-center gap-2 outline-none"
      >
        {chosen.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className="btn h-auto min-h-9 gap-1.5 border-field-line bg-base-200 px-3 py-1 text-sm font-medium wrap-anywhere whitespace-normal btn-sm hover:bg-base-300"
              aria-label={`Remove the tag ${tag}`}
              onClick={() => remove(tag)}
            >
              {tag}
              <X className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <div className="w-36">
          <Select
            label="Add a tag"
            labelHidden
            className="h-9 text-sm"
            options={[
              { value: '', label: 'And tag...' },
              ...more.map((tag) => ({ value: tag, label: tag })),
            ]}
            value=""
            onChange={({ target }) => {
              if (target.value !== '') onChange([...chosen, target.value]);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { usePlainKey } from '../../../lib/browser/use-plain-key.ts';

type ProblemSearchProps = {
  fieldRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Whether the key `/` leads here: people may switch single keys off. */
  hasKey: boolean;
};

/** Searches titles, and numbers: "#17" is problem 17. */
export function ProblemSearch({ fieldRef, value, onChange, hasKey }: ProblemSearchProps) {
  const id = useId();
  usePlainKey('/', hasKey, () => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  });
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Search by title
      </label>
      <div className="group relative">
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 z-1 my-auto size-4 text-muted"
          aria-hidden="true"
        />
        <input
          ref={fieldRef}
          id={id}
          type="search"
          aria-keyshortcuts={hasKey ? '/' : undefined}
          className="input w-full border-field-line bg-base-100 ps-9"
          placeholder="Search by title"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <kbd
          className="pointer-events-none absolute inset-y-0 end-3 z-1 my-auto kbd h-5 border-field-line bg-base-200 text-muted kbd-sm group-focus-within:hidden max-lg:hidden"
          hidden={value !== '' || !hasKey}
          aria-hidden="true"
        >
          /
        </kbd>
      </div>
    </>
  );
}

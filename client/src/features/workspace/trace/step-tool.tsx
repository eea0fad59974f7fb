import type { ReactNode } from 'react';

type StepToolProps = {
  label: string;
  /** The key that does the same. */
  keys?: string;
  /** Null where there is nothing to go to. */
  goesTo: number | null;
  onGo: (place: number) => void;
  children: ReactNode;
};

/** A way to another place of a recording. */
export function StepTool({ label, keys, goesTo, onGo, children }: StepToolProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm btn-square aria-disabled:opacity-40"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      // Keeps the focus at either end.
      aria-disabled={goesTo === null}
      onClick={goesTo === null ? undefined : () => onGo(goesTo)}
    >
      {children}
    </button>
  );
}

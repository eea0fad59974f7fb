import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** A token of the theme, as text colour: `text-pending`, `text-accepted`. Without it the word is quiet. */
  className?: string;
};

/** A word with a border in its colour, or quietly on a tint. The word carries the meaning, the colour helps. */
export function Badge({ children, icon, className }: BadgeProps) {
  const look = className ? `border-current/35 bg-current/8 ${className}` : QUIET;
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-selector border px-2 py-0.5 text-xs font-medium ${look}`}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

const QUIET = 'border-transparent bg-base-300 text-muted';

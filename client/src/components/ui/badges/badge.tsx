import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** A token of the theme, as text colour: `text-easy`, `text-accepted`. */
  className?: string;
};

/** A word with a border in its colour. The word carries the meaning, the colour helps. */
export function Badge({ children, icon, className = 'text-muted' }: BadgeProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-selector border border-current/35 bg-current/8 px-2 py-0.5 text-xs font-medium ${className}`}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

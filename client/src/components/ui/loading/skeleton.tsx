/** A grey placeholder. Size it with the class; the parent says "loading". */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span className={`skeleton block rounded-field bg-base-300 ${className}`} aria-hidden="true" />
  );
}

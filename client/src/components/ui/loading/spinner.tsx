type SpinnerProps = { label?: string; className?: string };

/** Three steps that light up in turn. Not announced without a label: its surroundings say it then. */
export function Spinner({ label, className = '' }: SpinnerProps) {
  return (
    <span
      className={`inline-flex items-center ${className}`}
      {...(label ? { role: 'status' } : {})}
    >
      <svg
        className="spinner-steps"
        viewBox="0 0 16 16"
        width="1em"
        height="1em"
        aria-hidden="true"
      >
        <rect x="1" y="10" width="4" height="5" rx="1" fill="currentColor" />
        <rect x="6" y="6" width="4" height="9" rx="1" fill="currentColor" />
        <rect x="11" y="1" width="4" height="14" rx="1" fill="currentColor" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

type StepsProps = { lit: number; of: number; className?: string };

/** The product's motif: a flight of steps, climbed up to `lit`. The words beside it say the rest. */
export function Steps({ lit, of, className = 'size-4' }: StepsProps) {
  const width = 16 / of;
  return (
    <svg viewBox="0 0 16 16" className={`shrink-0 ${className}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => {
        const height = ((index + 1) / of) * 15;
        return (
          <rect
            key={index}
            x={index * width + 0.5}
            y={16 - height}
            width={width - 1}
            height={height}
            rx="0.8"
            fill="currentColor"
            opacity={index < lit ? 1 : 0.28}
          />
        );
      })}
    </svg>
  );
}

type StepsProps = {
  lit: number;
  of: number;
  className?: string;
  /** Which of the lit steps rise as they are shown: the last one, or one after the other all. */
  rising?: 'last' | 'all' | undefined;
};

/** The product's motif: a flight of steps, climbed up to `lit`. The words beside it say the rest. */
export function Steps({ lit, of, className = 'size-4', rising }: StepsProps) {
  const width = 16 / of;
  return (
    <svg viewBox="0 0 16 16" className={`shrink-0 ${className}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => {
        const height = ((index + 1) / of) * 15;
        const isRising = rising === 'all' ? index < lit : rising === 'last' && index === lit - 1;
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
            {...(isRising ? rise(index) : {})}
          />
        );
      })}
    </svg>
  );
}

const APART_MS = 90;

function rise(index: number) {
  return { className: 'rising-step', style: { animationDelay: `${String(index * APART_MS)}ms` } };
}

const CIRCLES = 10;

/** The loading animation: ten circles that pulse one after the other, along a rising line. */
export function LoadingCircles({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-6">
      <div className="flex h-16 items-end gap-1.5" aria-hidden="true">
        {Array.from({ length: CIRCLES }, (_, index) => (
          <span
            key={index}
            className="pulsing-circle size-2.5 rounded-full bg-primary"
            style={{
              animationDelay: `${index * 110}ms`,
              marginBottom: `${(index / CIRCLES) * 3}rem`,
            }}
          />
        ))}
      </div>
      <span className="text-sm text-muted">{label}</span>
    </div>
  );
}

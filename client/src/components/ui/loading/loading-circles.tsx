const CIRCLES = 10;

/** The loading animation: ten circles that pulse one after the other, along a rising line. */
export function LoadingCircles({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-6">
      <div className="pulsing-circles" aria-hidden="true">
        {Array.from({ length: CIRCLES }, (_, index) => (
          <span key={index} style={{ '--before': index }} />
        ))}
      </div>
      <span className="text-sm text-muted">{label}</span>
    </div>
  );
}

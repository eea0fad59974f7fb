import { Skeleton } from '../../../components/ui/skeleton.tsx';

const STEPS = ['lg:h-26', 'lg:h-35', 'lg:h-44', 'lg:h-53'];

/** The staircase and the first level, while they load. */
export function LearnSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading levels...</span>
      <div className="mb-14 grid gap-2 lg:-mt-16 lg:grid-cols-4 lg:items-end lg:gap-1.5">
        {STEPS.map((height) => (
          <Skeleton key={height} className={`h-12 ${height}`} />
        ))}
      </div>
      <Skeleton className="mb-6 h-16 w-64" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {STEPS.slice(1).map((card) => (
          <Skeleton key={card} className="h-24" />
        ))}
      </div>
    </div>
  );
}

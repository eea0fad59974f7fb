import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

const STATIONS = ['h-64', 'h-12', 'h-12', 'h-12'];

/** The road and the levels beside it, while they load. */
export function LearnSkeleton() {
  return (
    <div
      role="status"
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-14"
    >
      <span className="sr-only">Loading levels...</span>
      <div className="grid gap-6">
        {STATIONS.map((height, index) => (
          <div key={index} className="flex gap-4">
            <Skeleton className="size-8 shrink-0 rounded-full" />
            <Skeleton className={`flex-1 ${height}`} />
          </div>
        ))}
      </div>
      <div className="grid gap-2">
        {STATIONS.map((_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    </div>
  );
}

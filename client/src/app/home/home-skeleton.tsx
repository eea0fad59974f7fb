import { Skeleton } from '../../components/ui/loading/skeleton.tsx';

/** The heading, the block of the next action and the path, while they load. */
export function HomeSkeleton() {
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-4 pt-28 pb-16 sm:px-6">
      <span className="sr-only">Loading...</span>
      <Skeleton className="mb-11 h-9 w-64 max-w-full" />
      <HomeBlocksSkeleton />
    </div>
  );
}

export function HomeBlocksSkeleton() {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-64 rounded-box" />
      <Skeleton className="h-64 rounded-box" />
    </div>
  );
}

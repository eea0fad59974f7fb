import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

const ROWS = ['w-48', 'w-64', 'w-40', 'w-56', 'w-44'];

/** The list while it loads, in the shape of what comes. */
export function ProblemListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading problems...</span>
      <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_11rem]">
        <Skeleton className="h-10 max-sm:col-span-2" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
      <div className="surface divide-y divide-line">
        <div className="h-9" />
        {ROWS.map((width) => (
          <div key={width} className="flex h-13 items-center gap-6 px-5">
            <Skeleton className="size-4.5 rounded-full" />
            <Skeleton className={`h-4 ${width} max-w-[50%]`} />
            <Skeleton className="ms-auto h-5 w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}

import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

export function SubmissionListSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading submissions...</span>
      <div className="h-8" />
      {['w-24', 'w-32', 'w-28'].map((width) => (
        <div key={width} className="flex h-11 items-center justify-between gap-4 px-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

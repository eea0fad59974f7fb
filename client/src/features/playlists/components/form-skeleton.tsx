import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-28" />
      <Skeleton className="h-10 w-40 self-end" />
    </div>
  );
}

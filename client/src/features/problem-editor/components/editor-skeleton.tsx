import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

export function EditorSkeleton() {
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="sr-only">Loading the problem...</span>
      <Skeleton className="hidden h-56 lg:block" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}

import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

const ROWS = ['w-48', 'w-64', 'w-40', 'w-56', 'w-44'];

/** A heading and rows, while they load. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-5 h-8 w-56" />
      <div className="surface divide-y divide-line">
        {ROWS.map((width) => (
          <div key={width} className="flex h-15 items-center justify-between gap-6 px-5">
            <Skeleton className={`h-4 ${width} max-w-[50%]`} />
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
    </div>
  );
}

import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3', 'w-10/12'];

/** The solving page while its problem loads, in the shape of what comes. */
export function WorkspaceSkeleton() {
  return (
    <div role="status" className="flex h-dvh flex-col gap-2 px-2 pt-14 pb-2">
      <span className="sr-only">Loading problem...</span>
      <div className="flex min-h-0 flex-1 gap-2">
        <div className="surface flex w-full flex-col gap-4 p-5 min-[56rem]:w-[35%]">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="mb-2 h-5 w-20" />
          {LINES.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
        <div className="hidden min-w-0 flex-1 flex-col gap-2 min-[56rem]:flex">
          <div className="surface flex-[7]" />
          <div className="surface flex-[3]" />
        </div>
      </div>
    </div>
  );
}

import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

export function PlaylistCardsSkeleton() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2">
      <span className="sr-only">Loading playlists...</span>
      {['w-36', 'w-48'].map((width) => (
        <div key={width} className="surface divide-y divide-line">
          <div className="space-y-2 p-5">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="h-4 w-20" />
          </div>
          {['w-40', 'w-52', 'w-32'].map((row) => (
            <div key={row} className="flex h-12 items-center px-5">
              <Skeleton className={`h-4 ${row}`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

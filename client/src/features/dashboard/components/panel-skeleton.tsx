import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

type PanelSkeletonProps = { label: string; className: string };

/** Fills a panel in the height of what comes. */
export function PanelSkeleton({ label, className }: PanelSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className={className} />
    </div>
  );
}

import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';

/**
 * Stands where a form comes once its link has been checked.
 * @param asks what is being asked, for who does not see it
 * @param className as high as the form
 */
export function FormSkeleton({ asks, className }: { asks: string; className: string }) {
  return (
    <div role="status">
      <span className="sr-only">{asks}</span>
      <Skeleton className={className} />
    </div>
  );
}

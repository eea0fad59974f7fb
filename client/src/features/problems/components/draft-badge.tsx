import { Badge } from '../../../components/ui/badges/badge.tsx';

/** For administrators: nobody else sees this problem. */
export function DraftBadge() {
  return (
    <span className="ms-2 inline-block align-middle">
      <Badge className="text-pending">Draft</Badge>
    </span>
  );
}

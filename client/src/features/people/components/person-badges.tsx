import type { Person } from '@stepwise/contracts/people';
import { Badge } from '../../../components/ui/badges/badge.tsx';

/** What makes a person other than most. */
export function PersonBadges({ person }: { person: Pick<Person, 'role' | 'suspension'> }) {
  return (
    <>
      {person.role === 'ADMIN' ? <Badge className="text-pending">Administrator</Badge> : null}
      {person.suspension ? <Badge className="text-rejected">Suspended</Badge> : null}
    </>
  );
}

import type { Person } from '@stepwise/contracts/people';
import { Badge } from '../../../components/ui/badges/badge.tsx';

/** What makes a person other than most. */
export function PersonBadges({
  person,
}: {
  person: Pick<Person, 'role' | 'setter' | 'suspension'>;
}) {
  return (
    <>
      {person.role === 'ADMIN' ? <Badge className="text-pending">Administrator</Badge> : null}
      {person.setter === undefined ? null : <Badge className="text-primary">Setter</Badge>}
      {person.suspension ? <Badge className="text-rejected">Suspended</Badge> : null}
    </>
  );
}

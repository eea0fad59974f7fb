import type { Person } from '@stepwise/contracts/people';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { PersonBadges } from './person-badges.tsx';

/** Columns of their own where there is room. */
const WIDE = 'px-3 py-2.5 max-sm:hidden';

export function PeopleTable({ people }: { people: readonly Person[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Users, newest first</caption>
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          <th scope="col" className="py-2.5 ps-5 font-medium">
            User
          </th>
          <th scope="col" className={`${WIDE} w-32 font-medium`}>
            Joined
          </th>
          <th scope="col" className={`${WIDE} w-56 font-medium`}>
            Signed in
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ person }: { person: Person }) {
  const { id, name, email, createdAt } = person;
  return (
    <tr className="relative hover:bg-base-300/50">
      <th scope="row" className="py-2.5 ps-5 pe-3 text-start font-normal">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* The link's area is the whole row, its name only the person's. */}
          <Link
            to={paths.user(id)}
            className="font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </Link>
          <PersonBadges person={person} />
        </span>
        <span className="block text-muted wrap-anywhere">{email}</span>
      </th>
      <td className={`${WIDE} tabular-nums`}>{formatDate(createdAt)}</td>
      <td className={`${WIDE} tabular-nums`}>{saySessions(person)}</td>
    </tr>
  );
}

function saySessions({ sessionCount, signedInAt }: Person): string {
  if (signedInAt === null) return 'No';
  const since = formatDate(signedInAt);
  return sessionCount === 1 ? since : `${since}, ${String(sessionCount)} browsers`;
}

import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { paths } from '../../../lib/paths.ts';
import { loadUnread, useUnreadStore } from '../../../lib/unread-messages.ts';

const LINKS = [
  { to: paths.admin, label: 'Admin Panel' },
  { to: paths.metrics, label: 'Metrics' },
  { to: paths.users, label: 'Users' },
  { to: paths.registration, label: 'Registration' },
  { to: paths.messages, label: 'Messages' },
  { to: paths.announcements, label: 'Announcements' },
  { to: paths.settings, label: 'Settings' },
  { to: paths.audit, label: 'Audit Log' },
];

/** Leads between the pages for administrators. */
export function AdminNav() {
  useEffect(() => void loadUnread(), []);
  return (
    <nav aria-label="Administration" className="-mt-2 mb-6">
      <ul className="flex flex-wrap gap-1">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.admin}
              className="block rounded-field px-3 py-1.5 text-sm font-medium text-muted transition-colors hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content"
            >
              {label}
              {to === paths.messages ? <Unread /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SHOWN_MAX = 99;

/** How many messages nobody has read yet. */
function Unread() {
  const unread = useUnreadStore((state) => state.unread);
  if (unread === null || unread === 0) return null;
  return (
    <>
      {' '}
      <Badge className="text-limit">
        {unread > SHOWN_MAX ? `${String(SHOWN_MAX)}+` : unread}{' '}
        <span className="sr-only">unread</span>
      </Badge>
    </>
  );
}

import { NavLink } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

const LINKS = [
  { to: paths.admin, label: 'Admin Panel' },
  { to: paths.users, label: 'Users' },
  { to: paths.registration, label: 'Registration' },
];

/** Leads between the pages for administrators. */
export function AdminNav() {
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
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

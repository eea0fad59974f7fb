import { CircleUserRound, LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type NavUser, navLinks } from './nav-links.ts';

type MobileMenuProps = { user: NavUser | null; onLogout: () => void; onChoose: () => void };

const itemClass =
  'flex min-h-11 items-center gap-2 rounded-field px-3 font-medium text-muted hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content';

/** The bar's links below the bar. Choosing one closes it. */
export function MobileMenu({ user, onLogout, onChoose }: MobileMenuProps) {
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className="max-h-[calc(100dvh-5rem)] overflow-y-auto border-t border-line p-2 @min-[60rem]/bar:hidden"
    >
      <ul>
        {navLinks(user).map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className={itemClass} onClick={onChoose}>
              {link.label}
            </NavLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <NavLink to={paths.profile} className={itemClass} onClick={onChoose}>
            <CircleUserRound className="size-5" aria-hidden="true" />
            Profile
          </NavLink>
        </li>
        {user ? (
          // Where the bar has no room for it.
          <li className="@min-[20rem]/bar:hidden">
            <button type="button" className={`${itemClass} w-full`} onClick={onLogout}>
              <LogOut className="size-5" aria-hidden="true" />
              Logout
            </button>
          </li>
        ) : (
          <li className="mt-2 @min-[38rem]/bar:hidden">
            <Link to={paths.login} className="btn btn-primary w-full" onClick={onChoose}>
              Sign in
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

import { LogOut, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { furtherPages, type NavUser, navLinks } from './nav-links.ts';

type MobileMenuProps = {
  user: NavUser | null;
  /** Of the slim bar, which has no links itself: it opens on every screen, as a list at the side. */
  docked: boolean;
  onLogout: () => void;
  onSearch: () => void;
  onChoose: () => void;
};

const itemClass =
  'flex min-h-11 items-center gap-2 rounded-field px-3 font-medium text-muted hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content';

const SIDE =
  '@min-[38rem]/bar:absolute @min-[38rem]/bar:end-2 @min-[38rem]/bar:top-full @min-[38rem]/bar:mt-1 @min-[38rem]/bar:w-64 @min-[38rem]/bar:rounded-box @min-[38rem]/bar:border @min-[38rem]/bar:bg-base-200 @min-[38rem]/bar:shadow-xl';

/** The bar's links below the bar. Choosing one closes it. */
export function MobileMenu(props: MobileMenuProps) {
  const { user, docked, onLogout, onSearch, onChoose } = props;
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className={`max-h-[calc(100dvh-5rem)] overflow-y-auto border-t border-line p-2 ${docked ? SIDE : '@min-[60rem]/bar:hidden'}`}
    >
      <ul>
        <li className="@min-[38rem]/bar:hidden">
          <button
            type="button"
            className={`${itemClass} w-full`}
            onClick={() => {
              onChoose();
              onSearch();
            }}
          >
            <Search className="size-5" aria-hidden="true" />
            Go to a problem or page
          </button>
        </li>
        {navLinks(user).map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className={itemClass} onClick={onChoose}>
              {link.label}
            </NavLink>
          </li>
        ))}
        {furtherPages(user).map(({ to, label, Icon }, index) => (
          <li key={to} className={index === 0 ? 'mt-2 border-t border-line pt-2' : ''}>
            <NavLink to={to} className={itemClass} onClick={onChoose}>
              <Icon className="size-5" aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
        {user ? (
          // Where the bar has no room for it.
          <li className={docked ? '' : '@min-[20rem]/bar:hidden'}>
            <button type="button" className={`${itemClass} w-full`} onClick={onLogout}>
              <LogOut className="size-5" aria-hidden="true" />
              Logout
            </button>
          </li>
        ) : (
          <li className="mt-2 grid gap-2 @min-[38rem]/bar:hidden">
            <Link to={paths.login} className={buttonClass('neutral')} onClick={onChoose}>
              Sign in
            </Link>
            <Link to={paths.register} className={buttonClass()} onClick={onChoose}>
              Get started
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

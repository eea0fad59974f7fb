import { LogOut, Menu, X } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useDismiss } from '../../lib/browser/focus/use-dismiss.ts';
import { paths } from '../../lib/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import { BarRow } from './bar-row.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { type NavUser, navLinks } from './nav-links.ts';
import { SearchButton } from './search-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useScrolled } from './use-scrolled.ts';

const WIDEN_AFTER_PX = 50;

type NavBarProps = {
  user: NavUser | null;
  onLogout: () => void;
  /** Opens the palette. */
  onSearch: () => void;
  /** Slim, of full width and with its links in the menu: for pages that fill the window. */
  docked?: boolean;
  /** At the top of the element around it, not of the window. */
  below?: boolean;
  /** Where such a page puts its own controls. */
  slot?: Ref<HTMLDivElement>;
};

/**
 * A fixed bar: floating at the top of the page, full width after scrolling. It folds by its own width in
 * letters, so that large letters fold it as a small screen does.
 */
export function NavBar({
  user,
  onLogout,
  onSearch,
  docked = false,
  below = false,
  slot,
}: NavBarProps) {
  const isScrolled = useScrolled(WIDEN_AFTER_PX);
  const wide = docked || isScrolled;
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useDismiss(menuOpen, toggle, (returnsFocus) => {
    setMenuOpen(false);
    if (returnsFocus) toggle.current?.focus();
  });

  return (
    <header
      data-wide={wide}
      data-docked={docked}
      data-below={below}
      className="group pointer-events-none fixed inset-x-0 top-0 z-40 px-3 pt-3 transition-[padding] duration-300 data-[below=true]:absolute data-[wide=true]:p-0 max-[18rem]:data-[docked=true]:static"
    >
      <div className="glass-bar @container/bar pointer-events-auto mx-auto max-w-6xl rounded-box transition-[max-width,border-radius] duration-300 group-data-[wide=true]:max-w-full group-data-[wide=true]:rounded-none group-data-[wide=true]:border-x-0 group-data-[wide=true]:border-t-0">
        <BarRow docked={docked} slot={slot} onHome={() => setMenuOpen(false)}>
          <SiteLinks user={user} />
          <div className="flex items-center justify-end gap-1 group-data-[docked=false]:flex-1">
            <SearchButton onClick={onSearch} />
            <span className="@max-[24rem]/bar:group-data-[docked=true]:hidden">
              <ThemeToggle />
            </span>
            <Link
              to={paths.dashboard}
              aria-label="Your account"
              className="btn btn-ghost btn-square btn-sm size-10 @max-[20rem]/bar:hidden @max-[60rem]/bar:group-data-[docked=true]:hidden"
            >
              <Avatar image={user?.image ?? null} />
            </Link>
            {user ? <AccountMenu user={user} onLogout={onLogout} /> : null}
            <InOrOut user={user} onLogout={onLogout} />
            <MenuToggle ref={toggle} isOpen={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />
          </div>
        </BarRow>
        {menuOpen ? (
          <MobileMenu
            user={user}
            docked={docked}
            onLogout={onLogout}
            onSearch={onSearch}
            onChoose={() => setMenuOpen(false)}
          />
        ) : null}
      </div>
    </header>
  );
}

/** The links of the site; a narrow bar has them in its menu. */
function SiteLinks({ user }: Pick<NavBarProps, 'user'>) {
  return (
    <ul className="hidden items-center gap-1 @min-[60rem]/bar:group-data-[docked=false]:flex">
      {navLinks(user).map((link) => (
        <li key={link.to}>
          <NavLink
            to={link.to}
            className="block rounded-field px-3 py-1.5 text-sm font-medium text-muted transition-colors hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content"
          >
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The way out, or for a stranger the ways in. */
function InOrOut({ user, onLogout }: Pick<NavBarProps, 'user' | 'onLogout'>) {
  return user ? (
    <button
      type="button"
      className="btn h-10 btn-ghost btn-sm text-sm group-data-[docked=true]:hidden @max-[38rem]/bar:btn-square @max-[38rem]/bar:w-10 @max-[20rem]/bar:hidden"
      onClick={onLogout}
    >
      <LogOut className="size-4.5" aria-hidden="true" />
      <span className="@max-[38rem]/bar:sr-only">Logout</span>
    </button>
  ) : (
    <div className="flex shrink-0 gap-1 whitespace-nowrap group-data-[docked=true]:hidden @max-[38rem]/bar:hidden">
      <Link to={paths.login} className="btn h-9 btn-ghost btn-sm text-sm">
        Sign in
      </Link>
      <Link to={paths.register} className="btn h-9 btn-primary btn-sm text-sm">
        Get started
      </Link>
    </div>
  );
}

type MenuToggleProps = { ref: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void };

/** Opens and closes the menu where the bar has no room for its links. */
function MenuToggle({ ref, isOpen, onToggle }: MenuToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="btn btn-ghost btn-square btn-sm size-10 @min-[60rem]/bar:group-data-[docked=false]:hidden"
      aria-label="Menu"
      aria-expanded={isOpen}
      aria-controls="mobile-menu"
      onClick={onToggle}
    >
      {isOpen ? (
        <X className="size-5" aria-hidden="true" />
      ) : (
        <Menu className="size-5" aria-hidden="true" />
      )}
    </button>
  );
}

import { ChevronDown, LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDismiss } from '../../lib/browser/focus/use-dismiss.ts';
import { type NavUser, ownPages } from './nav-links.ts';

type AccountMenuProps = { user: NavUser; onLogout: () => void };

/** What belongs to the account, beside the picture that leads to the dashboard. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useDismiss(isOpen, root, (returnsFocus) => {
    setOpen(false);
    if (returnsFocus) toggle.current?.focus();
  });

  return (
    <div ref={root} className="relative hidden @min-[60rem]/bar:block">
      <button
        ref={toggle}
        type="button"
        className="btn btn-ghost btn-sm h-10 w-6 p-0 text-muted hover:text-base-content"
        aria-label="Account"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      {isOpen ? (
        <AccountPanel id={id} user={user} onChoose={() => setOpen(false)} onLogout={onLogout} />
      ) : null}
    </div>
  );
}

type AccountPanelProps = AccountMenuProps & { id: string; onChoose: () => void };

/** The name, the pages and the way out. */
function AccountPanel({ id, user, onChoose, onLogout }: AccountPanelProps) {
  return (
    <div
      id={id}
      className="surface absolute end-0 top-full z-40 mt-2 w-60 bg-base-200! p-2 shadow-xl"
    >
      <p className="truncate px-3 pt-1 pb-2 text-sm text-muted" title={user.name}>
        {user.name}
      </p>
      <ul aria-label="Account" className="border-t border-line pt-2">
        {ownPages(user).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={ITEM} onClick={onChoose}>
              <Icon className="size-4.5" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={`${ITEM} w-full`} onClick={onLogout}>
            <LogOut className="size-4.5" aria-hidden="true" />
            Logout
          </button>
        </li>
      </ul>
    </div>
  );
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-field px-3 text-sm font-medium hover:bg-base-300';

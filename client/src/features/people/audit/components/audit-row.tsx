import type { AuditAction, AuditEvent } from '@stepwise/contracts/audit';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../lib/format.ts';
import { paths } from '../../../../lib/paths.ts';
import { SaidAct } from '../../components/said-act.tsx';

/** Acts of which only who did them is known. */
const ABOUT_NOBODY = new Set<string>([
  'users.exported',
  'audit.exported',
  'alert.tested',
  'mail.tested',
] satisfies AuditAction[]);

/** What was done to what, by whom, and when. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const { at, by, ip } = event;
  return (
    <li className="grid gap-x-6 gap-y-0.5 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_9rem]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <SaidAct act={event} />
        </p>
        {ABOUT_NOBODY.has(event.action) ? null : (
          <p className="text-muted">
            about <About event={event} />
          </p>
        )}
      </div>
      <div className="min-w-0 text-muted wrap-anywhere">
        <p>
          by <By by={by} />
        </p>
        {ip === null ? null : <p>from {ip}</p>}
      </div>
      <p className="text-muted tabular-nums">{formatDateTime(at)}</p>
    </li>
  );
}

function By({ by }: Pick<AuditEvent, 'by'>) {
  if (by === null) return 'a command on the server';
  return (
    <Link to={by.name === null ? paths.auditBy(by.id) : paths.user(by.id)} className="link-inline">
      {by.name ?? 'a deleted account'}
    </Link>
  );
}

function About({ event: { action, about } }: { event: AuditEvent }) {
  const isSite = action === 'site.changed';
  const to = isSite ? paths.settings : placeOf(about);
  // The act itself says the text.
  const isHere = about.type === 'announcement' && about.isThere;
  const own = isHere ? 'an announcement' : (about.name ?? NAMELESS[about.type] ?? about.type);
  const name = isSite ? 'the site' : own;
  if (to === null) return name;
  return (
    <Link to={to} className="link-inline">
      {name}
    </Link>
  );
}

const NAMELESS: Readonly<Record<string, string>> = {
  user: 'a deleted account',
  invitation: 'an invitation that is over',
  'invitation-list': 'a list of invitations that is over',
  message: 'a message of the contact form',
  announcement: 'an announcement that is gone',
  setting: 'registration',
};

const ON_REGISTRATION: ReadonlySet<string> = new Set(['setting', 'invitation', 'invitation-list']);

/** Where it is looked after; of what is gone, all that was done to it. */
function placeOf({ type, id, isThere }: AuditEvent['about']): string | null {
  if (ON_REGISTRATION.has(type)) return isThere ? paths.registration : null;
  if (type === 'announcement') return isThere ? paths.announcements : null;
  if (!isThere) return paths.auditAbout(id);
  if (type === 'user') return paths.user(id);
  return type === 'problem' ? paths.problem(id) : null;
}

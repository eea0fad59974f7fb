import {
  CircleUserRound,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  RotateCcw,
  ShieldCheck,
  Timer,
} from 'lucide-react';
import { paths } from '../../lib/paths.ts';

export type NavUser = {
  name: string;
  image: string | null;
  role: string;
  /** There for who writes problems without being an administrator. */
  setter?: string | undefined;
};

const LINKS = [
  { to: paths.problems, label: 'Problems' },
  { to: paths.learn, label: 'Learn' },
  { to: paths.contest, label: 'Contest' },
  { to: paths.contact, label: 'Contact Us' },
  { to: paths.dashboard, label: 'Dashboard' },
];

const ADD_PROBLEM = { to: paths.addProblem, label: 'Add Problem' };

type OwnPage = { to: string; label: string; Icon: LucideIcon };

const PROFILE: OwnPage = { to: paths.profile, label: 'Profile', Icon: CircleUserRound };

/** What belongs to an account, in order. A stranger who chooses the profile is asked to sign in. */
export function ownPages(user: NavUser | null): OwnPage[] {
  if (!user) return [PROFILE];
  return [
    { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
    { to: paths.review, label: 'Review', Icon: RotateCcw },
    { to: paths.rehearsal, label: 'Rehearsal', Icon: Timer },
    PROFILE,
    // Administrators find all problems in the list.
    ...(user.setter === undefined
      ? []
      : [{ to: paths.written, label: 'Problems I write', Icon: PenLine }]),
    ...(user.role === 'ADMIN'
      ? [{ to: paths.admin, label: 'Admin Panel', Icon: ShieldCheck }]
      : []),
  ];
}

/** The links of the bar, in order. */
export function navLinks(user: NavUser | null) {
  return user?.role === 'ADMIN' ? [...LINKS, ADD_PROBLEM] : LINKS;
}

/** Those of their own pages that no link of the bar leads to. */
export function furtherPages(user: NavUser | null): OwnPage[] {
  const links = navLinks(user);
  return ownPages(user).filter(({ to }) => !links.some((link) => link.to === to));
}

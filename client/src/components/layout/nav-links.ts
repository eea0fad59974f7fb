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

/** The way of a setter to their problems; administrators find all in the list. */
export const WRITTEN = { to: paths.written, label: 'Problems I write' };

/** The links of the bar, in order. */
export function navLinks(user: NavUser | null) {
  return user?.role === 'ADMIN' ? [...LINKS, ADD_PROBLEM] : LINKS;
}

import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { Playlist } from '@stepwise/contracts/playlist';
import { furtherPages, navLinks, type NavUser } from '../../components/layout/nav-links.ts';
import { numberIn } from '../../features/problems/problem-place.ts';
import { nameFound } from '../../features/problems/problem-query.ts';
import { paths } from '../../lib/paths.ts';

/** Something the palette leads to, or does. */
export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** What is said beside it. */
  readonly detail?: string;
  readonly does: { readonly go: string } | { readonly act: 'theme' | 'logout' };
};

export type PaletteGroup = { readonly title: string; readonly entries: readonly PaletteEntry[] };

/** More than these are found by typing on. */
const PROBLEMS_MAX = 8;
const PLAYLISTS_MAX = 5;

type Known = {
  readonly user: NavUser | null;
  readonly problems: readonly ProblemListItem[];
  readonly playlists: readonly Playlist[];
  /** What the theme's entry says. */
  readonly themeLabel: string;
};

/** What is found, in the order in which it is shown; groups without entries are left out. */
export function paletteGroups(known: Known, search: string): PaletteGroup[] {
  const wanted = search.trim().toLowerCase();
  const says = (entry: PaletteEntry) => hasWords(entry.label, wanted);
  const groups = [
    // Without a word there is no reason to offer one problem rather than another.
    { title: 'Problems', entries: wanted === '' ? [] : problemEntries(known.problems, wanted) },
    { title: 'Pages', entries: pages(known.user).filter(says) },
    {
      title: 'Playlists',
      entries: known.playlists.map(playlistEntry).filter(says).slice(0, PLAYLISTS_MAX),
    },
    { title: 'Actions', entries: actions(known).filter(says) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The problem of this number first, then titles that begin so, then the others, by number. */
function problemEntries(problems: readonly ProblemListItem[], wanted: string): PaletteEntry[] {
  const number = numberIn(wanted);
  const rank = (problem: ProblemListItem) => {
    if (problem.number === number) return 0;
    return problem.title.toLowerCase().startsWith(wanted) ? 1 : 2;
  };
  return problems
    .filter(
      (problem) =>
        problem.number === number ||
        hasWords(problem.title, wanted) ||
        nameFound(problem, wanted) !== null,
    )
    .sort((left, right) => rank(left) - rank(right) || left.number - right.number)
    .slice(0, PROBLEMS_MAX)
    .map((problem) => ({
      id: problem.id,
      label: problem.title,
      detail: [nameFound(problem, wanted), `#${String(problem.number)}`]
        .filter((part) => part !== null)
        .join(' · '),
      does: { go: paths.problem(problem.id) },
    }));
}

function pages(user: NavUser | null): PaletteEntry[] {
  const own = user ? furtherPages(user) : [];
  const door = user ? [] : [{ to: paths.login, label: 'Sign in' }];
  const home = { to: paths.home, label: 'Home' };
  const links = [home, ...navLinks(user), ...own, ...door];
  return links.map(({ to, label }) => ({ id: to, label, does: { go: to } }));
}

function playlistEntry({ id, name, problems }: Playlist): PaletteEntry {
  const count = problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`;
  return { id, label: name, detail: count, does: { go: paths.playlist(id) } };
}

function actions({ user, themeLabel }: Known): PaletteEntry[] {
  const theme: PaletteEntry = { id: 'theme', label: themeLabel, does: { act: 'theme' } };
  const logout: PaletteEntry = { id: 'logout', label: 'Log out', does: { act: 'logout' } };
  return user ? [theme, logout] : [theme];
}

/** Whether every word that was typed is somewhere in the text. */
function hasWords(text: string, wanted: string): boolean {
  const lower = text.toLowerCase();
  return wanted.split(/\s+/).every((word) => lower.includes(word));
}

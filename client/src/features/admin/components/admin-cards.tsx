import { ArrowRight, ChartColumn, FilePlus2, ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

const CARDS = [
  {
    to: paths.addProblem,
    Icon: FilePlus2,
    title: 'Add Problem',
    text: 'Create and publish a new problem.',
  },
  {
    to: paths.dashboard,
    Icon: ChartColumn,
    title: 'Overview',
    text: 'View site metrics and recent activity.',
  },
  {
    to: paths.problems,
    Icon: ListChecks,
    title: 'Manage Problems',
    text: 'Browse and edit existing problems.',
  },
];

/** One strip of three: none of them is what comes first. */
export function AdminCards() {
  return (
    <ul className="grid divide-line border-y border-line max-md:divide-y md:grid-cols-3 md:divide-x">
      {CARDS.map(({ to, Icon, title, text }) => (
        <li key={to} className="group relative flex gap-3 py-4 md:px-5 md:first:ps-0">
          <Icon className="mt-0.5 size-5 shrink-0 text-secondary" aria-hidden="true" />
          <div>
            <h2 className="flex items-center gap-2 font-semibold group-hover:text-primary">
              {/* The link's area is the whole card, its name only the title. */}
              <Link to={to} className="after:absolute after:inset-0 after:rounded-field">
                {title}
              </Link>
              <ArrowRight
                className="size-4 text-muted transition-transform group-hover:translate-x-1"
                aria-hidden="true"
              />
            </h2>
            <p className="mt-0.5 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

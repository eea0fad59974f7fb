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

export function AdminCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {CARDS.map(({ to, Icon, title, text }) => (
        <li key={to} className="surface group relative p-5 transition-colors hover:border-primary">
          <Icon className="size-6 text-secondary" aria-hidden="true" />
          <h2 className="mt-4 flex items-center gap-2 text-lg font-semibold">
            {/* The link's area is the whole card, its name only the title. */}
            <Link to={to} className="after:absolute after:inset-0 after:rounded-box">
              {title}
            </Link>
            <ArrowRight
              className="size-4 text-muted transition-transform group-hover:translate-x-1"
              aria-hidden="true"
            />
          </h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

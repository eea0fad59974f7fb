import type { ExploredItem } from '@stepwise/contracts/explore';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { paths } from '../../../lib/paths.ts';

/** A few problems, each a way to its page for visitors. */
export function ProblemChoice({ problems }: { problems: readonly ExploredItem[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {problems.map(({ id, slug, title, difficulty, tags }) => (
        <li key={id} className="surface relative p-5 hover:border-field-line">
          <h2 className="font-semibold wrap-anywhere">
            <Link
              to={paths.explored(slug)}
              className="after:absolute after:inset-0 after:rounded-box"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <DifficultyBadge difficulty={difficulty} />
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

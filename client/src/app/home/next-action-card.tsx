import { languageLabel } from '@stepwise/contracts/language-list';
import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { VerdictBadge } from '../../components/ui/badges/verdict-badge.tsx';
import { ProblemKind } from '../../features/learn/components/problem-kind.tsx';
import { formatAgo, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { GoOn } from './go-on.tsx';
import type { NextAction } from './next-action.ts';

type NextActionCardProps = { action: NextAction; userId: string; now: number };

/** What to do now, in one block with one button. */
export function NextActionCard({ action, userId, now }: NextActionCardProps) {
  if (action.kind === 'done') {
    return (
      <Card kicker="Every problem is solved" title="Do one again, from an empty editor">
        <Link to={paths.problems} className={buttonClass('primary', 'lg')}>
          Choose a problem
        </Link>
      </Card>
    );
  }
  const { problem } = action;
  const last = action.kind === 'continue' ? action.last : null;
  return (
    <Card kicker={kickerOf(action)} title={problem.title}>
      {last ? <State last={last} now={now} /> : <Facts problem={problem} />}
      <GoOn
        {...{ action, userId }}
        className={buttonClass('primary', 'lg')}
        icon={<ArrowRight className="size-5" aria-hidden="true" />}
      />
    </Card>
  );
}

/** Why it comes next. */
export function kickerOf(action: Exclude<NextAction, { kind: 'done' }>): string {
  if (action.kind === 'continue') return 'Continue where you were';
  if (action.kind === 'problem') return 'Next problem';
  const { path, steps, solved } = action.path;
  if (solved === 0) return `First step of ${path.title}`;
  const step = steps.findIndex(({ problem }) => problem === action.problem) + 1;
  return `Next in ${path.title}, step ${String(step)} of ${String(steps.length)}`;
}

type CardProps = { kicker: string; title: string; children: ReactNode };

function Card({ kicker, title, children }: CardProps) {
  return (
    <section
      aria-label={kicker}
      className="surface flex flex-col items-start gap-5 border-s-4 border-s-primary p-6 sm:p-8"
    >
      <div className="max-w-full wrap-anywhere">
        <p className="text-sm font-medium text-muted">{kicker}</p>
        <h2 className="mt-1.5 text-2xl font-bold sm:text-3xl">{title}</h2>
      </div>
      {children}
    </section>
  );
}

/** How far the last program came. */
function State({ last, now }: { last: SubmissionSummary; now: number }) {
  const { status, passedCount, totalCount, language, createdAt } = last;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
      <VerdictBadge status={status} />
      <span>
        {passedCount} of {totalCount} tests
      </span>
      <span className="text-muted">{languageLabel(language)}</span>
      <time className="text-muted" dateTime={createdAt} title={formatDateTime(createdAt)}>
        {formatAgo(createdAt, now)}
      </time>
    </p>
  );
}

function Facts({ problem }: { problem: ProblemListItem }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ProblemKind problem={problem} />
      <span className="text-muted tabular-nums">Problem {problem.number}</span>
    </p>
  );
}

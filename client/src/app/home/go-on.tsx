import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rememberLanguage } from '../../features/workspace/drafts/remembered-language.ts';
import { paths } from '../../lib/paths.ts';
import type { NextAction } from './next-action.ts';

type GoOnProps = {
  action: Exclude<NextAction, { kind: 'done' }>;
  userId: string;
  className: string;
  icon?: ReactNode;
};

/** Leads to the problem that comes next. */
export function GoOn({ action, userId, className, icon }: GoOnProps) {
  const { problem } = action;
  const last = action.kind === 'continue' ? action.last : null;
  const word = last || problem.tried ? 'Continue' : 'Start';
  return (
    <Link
      to={paths.problem(problem.id)}
      className={className}
      aria-label={`${word}: ${problem.title}`}
      // The editor opens in the language one was writing in, also on another machine.
      onClick={() => last && rememberLanguage(userId, last.language)}
    >
      {word}
      {icon}
    </Link>
  );
}

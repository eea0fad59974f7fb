import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { PageTitle } from '../../../components/ui/page/page-title.tsx';
import { paths } from '../../../lib/paths.ts';

export function AccessDenied() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-3xl content-center justify-items-start px-4 pt-24 pb-16 sm:px-6">
      <PageTitle>Access Denied</PageTitle>
      <Lock className="mb-6 size-9 text-limit" aria-hidden="true" />
      <h1 className="text-4xl font-bold">Access Denied</h1>
      <p className="mt-3 mb-7 max-w-prose text-muted">
        You do not have permission to view this page.
      </p>
      <Link to={paths.home} className={buttonClass()}>
        Go Home
      </Link>
    </div>
  );
}

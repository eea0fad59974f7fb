import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { AccessDenied } from '../../../features/admin/components/access-denied.tsx';
import { AdminNav } from '../../../features/admin/components/admin-nav.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { PersonBadges } from '../../../features/people/components/person-badges.tsx';
import { PersonSections } from '../../../features/people/components/person-sections.tsx';
import { usePersonStore } from '../../../features/people/person.store.ts';
import { ProblemSelect } from '../../../features/problems/components/problem-select.tsx';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  const { id = '' } = useParams();
  const me = useAuthStore((state) => state.authUser);
  const isAdmin = me?.role === 'ADMIN';
  const { person, personError, load } = usePersonStore();

  useEffect(() => {
    if (isAdmin) void load(id);
  }, [isAdmin, load, id]);

  if (!isAdmin) return <AccessDenied />;
  if (personError && person?.id !== id) {
    return (
      <Page title="User">
        <AdminNav />
        <ErrorState
          title="This user could not be loaded"
          requestId={personError.requestId}
          onRetry={() => void load(id)}
        >
          {personError.message}.{' '}
          <Link to={paths.users} className="link-inline">
            All users
          </Link>
        </ErrorState>
      </Page>
    );
  }
  if (person?.id !== id) {
    return (
      <Page title="User">
        <AdminNav />
        <div role="status">
          <span className="sr-only">Loading the user...</span>
          <Skeleton className="h-40" />
        </div>
      </Page>
    );
  }
  return (
    <Page
      title={person.name}
      subtitle={`${person.email} · joined ${formatDate(person.createdAt)}`}
      actions={
        <div className="flex gap-2">
          <PersonBadges person={person} />
        </div>
      }
    >
      <AdminNav />
      <PersonSections
        key={id}
        person={person}
        isSelf={id === me.id}
        chooseProblem={(value, onChange) => <ProblemSelect {...{ value, onChange }} />}
      />
    </Page>
  );
}

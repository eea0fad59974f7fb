import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { AdministratorsOnly } from '../../../features/problem-editor/components/administrators-only.tsx';
import { WrittenList } from '../../../features/written/components/written-list.tsx';
import { useWrittenStore } from '../../../features/written/written.store.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const load = useWrittenStore((state) => state.findAgain);
  const mayWrite = user?.role === 'ADMIN' || user?.setter === 'SITE';
  const isSetter = mayWrite || user?.setter !== undefined;

  useEffect(() => {
    if (isSetter) void load();
  }, [isSetter, load]);

  return (
    <Page
      title="Problems I write"
      actions={
        mayWrite ? (
          <Link to={paths.addProblem} className={buttonClass()}>
            Write a problem
          </Link>
        ) : null
      }
    >
      {isSetter ? <WrittenList /> : <AdministratorsOnly />}
    </Page>
  );
}

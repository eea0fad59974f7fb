import type { Problem } from '@stepwise/contracts/problem';
import { lazy, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { ProblemRejudging } from '../../../features/admin/components/problem-rejudging.tsx';
import { useProblemRejudging } from '../../../features/admin/use-problem-rejudging.ts';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { LoadCodeEditorContext } from '../../../features/problem-editor/code/code-editor.ts';
import { AdministratorsOnly } from '../../../features/problem-editor/components/administrators-only.tsx';
import { EditorSkeleton } from '../../../features/problem-editor/components/editor-skeleton.tsx';
import { ExportPanel } from '../../../features/problem-editor/packages/export-panel.tsx';
import { ImportPanel } from '../../../features/problem-editor/packages/import-panel.tsx';
import { ProblemEditor } from '../../../features/problem-editor/components/problem-editor.tsx';
import { useProblemEditorStore } from '../../../features/problem-editor/problem-editor.store.ts';
import { loadFormEditor } from '../../../features/workspace/editor/monaco/load-editor.ts';
import { inTime } from '../../../lib/in-time.ts';
import { paths } from '../../../lib/paths.ts';

// With the code of formulas, which the form itself can do without.
const StatementPreview = lazy(async () => ({
  default: (await inTime(import('../../../features/workspace/statement/statement-preview.tsx')))
    .StatementPreview,
}));

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const [search] = useSearchParams();
  const editedId = search.get('edit');
  const title = editedId === null ? 'Create Problem' : 'Edit Problem';

  function content() {
    // The route is open to every signed-in user; the server accepts problems from few.
    if (user?.role !== 'ADMIN' && user?.setter === undefined) return <AdministratorsOnly />;
    const isSetter = user.role !== 'ADMIN';
    const author = { userId: user.id, isSetter };
    if (editedId !== null) return <EditorOf key={editedId} id={editedId} {...author} />;
    if (isSetter && user.setter !== 'SITE') return <AdministratorsOnly />;
    return <NewProblem key="new" {...author} />;
  }

  return (
    <Page title={title}>
      <LoadCodeEditorContext value={loadFormEditor}>{content()}</LoadCodeEditorContext>
    </Page>
  );
}

function preview(problem: Problem) {
  return <StatementPreview problem={problem} />;
}

/** Who writes; a setter is no administrator. */
type Author = { userId: string; isSetter: boolean };

function NewProblem({ userId, isSetter }: Author) {
  const navigate = useNavigate();
  const leave = useProblemEditorStore((state) => state.leave);

  useEffect(() => leave, [leave]);

  return (
    <ProblemEditor
      userId={userId}
      original={null}
      visibility={isSetter ? 'draft' : null}
      preview={preview}
      beside={isSetter ? [] : [{ key: 'import', label: 'Import', content: <ImportPanel /> }]}
      onSaved={() => void navigate(isSetter ? paths.written : paths.home)}
    />
  );
}

function StoredProblem({ userId, original }: { userId: string; original: Problem }) {
  const navigate = useNavigate();
  const rejudging = useProblemRejudging(original.id);
  const { outdated = 0 } = rejudging.known ?? {};

  return (
    <ProblemEditor
      userId={userId}
      original={original}
      preview={preview}
      beside={[
        { key: 'export', label: 'Export', content: <ExportPanel problem={original} /> },
        {
          key: 'rejudge',
          label:
            outdated === 0 ? 'Judge again' : `Judge again (${outdated.toLocaleString('en-US')})`,
          content: <ProblemRejudging {...rejudging} />,
        },
      ]}
      onSaved={() => void navigate(paths.home)}
    />
  );
}

/** Without what administrators do with a problem. */
function SettersProblem({ userId, original }: { userId: string; original: Problem }) {
  const navigate = useNavigate();
  return (
    <ProblemEditor
      userId={userId}
      original={original}
      visibility={original.isDraft ? null : 'published'}
      preview={preview}
      beside={[]}
      onSaved={() => void navigate(paths.written)}
    />
  );
}

/** Everybody may read it; the form would lack what only its setters get. */
function Others() {
  return (
    <EmptyState
      title="You can change only problems that you write"
      action={
        <Link to={paths.written} className={buttonClass('neutral')}>
          Problems I write
        </Link>
      }
    >
      This one is somebody else’s.
    </EmptyState>
  );
}

/** Half of it was not sent: saving the form would lose that half. */
function Sealed() {
  return (
    <EmptyState
      title="You rehearse with this problem"
      action={
        <Link to={paths.rehearsal} className={buttonClass('neutral')}>
          To your rehearsal
        </Link>
      }
    >
      It can be edited when that has ended.
    </EmptyState>
  );
}

function EditorOf({ id, userId, isSetter }: Author & { id: string }) {
  const { original, originalError, loadOriginal, leave } = useProblemEditorStore();

  useEffect(() => {
    void loadOriginal(id);
    return leave;
  }, [loadOriginal, leave, id]);

  if (original && (original.id === id || original.slug === id)) {
    if (original.isSealed) return <Sealed />;
    if (original.referenceSolution === undefined) return <Others />;
    if (isSetter) return <SettersProblem key={original.id} {...{ userId, original }} />;
    return <StoredProblem key={original.id} {...{ userId, original }} />;
  }
  if (!originalError) return <EditorSkeleton />;
  if (originalError.code === 'NOT_FOUND') {
    return (
      <EmptyState
        title="There is no such problem"
        action={
          <Link to={paths.problems} className={buttonClass('neutral')}>
            Back to Problems
          </Link>
        }
      >
        It may have been deleted in the meantime.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="The problem could not be loaded"
      requestId={originalError.requestId}
      onRetry={() => void loadOriginal(id)}
    >
      {originalError.message}
    </ErrorState>
  );
}

import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Page } from '../../components/ui/page.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { AdministratorsOnly } from '../../features/problem-editor/components/administrators-only.tsx';
import { EditorSkeleton } from '../../features/problem-editor/components/editor-skeleton.tsx';
import { ExportPanel } from '../../features/problem-editor/components/export-panel.tsx';
import { ImportPanel } from '../../features/problem-editor/components/import-panel.tsx';
import { ProblemEditor } from '../../features/problem-editor/components/problem-editor.tsx';
import { useProblemEditorStore } from '../../features/problem-editor/problem-editor.store.ts';
import { paths } from '../../lib/paths.ts';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const [search] = useSearchParams();
  const editedId = search.get('edit');
  const title = editedId === null ? 'Create Problem' : 'Edit Problem';

  function content() {
    // The route is open to every signed-in user; the server accepts problems from administrators only.
    if (user?.role !== 'ADMIN') return <AdministratorsOnly />;
    if (editedId === null) return <Editor key="new" userId={user.id} />;
    return <EditorOf key={editedId} id={editedId} userId={user.id} />;
  }

  return <Page title={title}>{content()}</Page>;
}

function Editor({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const leave = useProblemEditorStore((state) => state.leave);

  useEffect(() => leave, [leave]);

  return (
    <>
      <ImportPanel />
      <ProblemEditor userId={userId} original={null} onSaved={() => void navigate(paths.home)} />
    </>
  );
}

function EditorOf({ id, userId }: { id: string; userId: string }) {
  const navigate = useNavigate();
  const { original, originalError, loadOriginal, leave } = useProblemEditorStore();

  useEffect(() => {
    void loadOriginal(id);
    return leave;
  }, [loadOriginal, leave, id]);

  if (original && (original.id === id || original.slug === id)) {
    const onSaved = () => void navigate(paths.home);
    return (
      <>
        <ProblemEditor key={original.id} {...{ userId, original, onSaved }} />
        <ExportPanel problem={original} />
      </>
    );
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

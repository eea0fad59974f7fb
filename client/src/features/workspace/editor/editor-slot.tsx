import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../../../lib/browser/boundary.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { EditorProps } from './editor-props.ts';
import { loadEditor } from './monaco/load-editor.ts';
import { PlainEditor } from './plain-editor.tsx';

/** The editor as soon as it is here, and a plain one where it does not come. */
export function EditorSlot(props: EditorProps) {
  const [attempt, setAttempt] = useState(0);
  const plain = <PlainEditor {...props} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <Boundary key={attempt} fallback={plain}>
      <FetchedEditor {...props} plain={plain} />
    </Boundary>
  );
}

function FetchedEditor({ plain, ...props }: EditorProps & { plain: ReactNode }) {
  const [fetched, setFetched] = useState<{ Editor: ComponentType<EditorProps> | null } | null>(
    null,
  );

  useEffect(() => {
    let isWanted = true;
    const show = (Editor: ComponentType<EditorProps> | null) => {
      if (isWanted) setFetched({ Editor });
    };
    loadEditor().then(
      ({ CodeEditor }) => show(CodeEditor),
      () => show(null),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (!fetched) return <EditorSkeleton />;
  return fetched.Editor ? <fetched.Editor {...props} /> : plain;
}

const LINES = ['w-24', 'w-56', 'w-72', 'w-40', 'w-16'];

export function EditorSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2.5 px-14 py-4">
      <span className="sr-only">Loading the editor...</span>
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-3 max-w-full ${width}`} />
      ))}
    </div>
  );
}

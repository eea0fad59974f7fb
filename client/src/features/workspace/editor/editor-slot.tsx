import { type ComponentType, useEffect, useState } from 'react';
import { Boundary } from '../../../lib/browser/boundary.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { LateScript } from '../../../lib/in-time.ts';
import type { EditorProps } from './editor-props.ts';
import { loadEditor } from './monaco/load-editor.ts';
import { PlainEditor } from './plain-editor.tsx';

/** The editor as soon as it is here, and a plain one where it does not come. */
export function EditorSlot(props: EditorProps) {
  const [attempt, setAttempt] = useState(0);
  const onRetry = () => setAttempt(attempt + 1);
  return (
    <Boundary key={attempt} fallback={<PlainEditor {...props} onRetry={onRetry} />}>
      <FetchedEditor {...props} onRetry={onRetry} />
    </Boundary>
  );
}

type Fetched = { Editor: ComponentType<EditorProps> | null; isLate?: boolean };

function FetchedEditor({ onRetry, ...props }: EditorProps & { onRetry: () => void }) {
  const [fetched, setFetched] = useState<Fetched | null>(null);

  useEffect(() => {
    let isWanted = true;
    const show = (what: Fetched) => {
      if (isWanted) setFetched(what);
    };
    loadEditor().then(
      ({ CodeEditor }) => show({ Editor: CodeEditor }),
      (error: unknown) => show({ Editor: null, isLate: error instanceof LateScript }),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (!fetched) return <EditorSkeleton />;
  if (fetched.Editor) return <fetched.Editor {...props} />;
  return <PlainEditor {...props} onRetry={fetched.isLate ? null : onRetry} />;
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

import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { pairFiles, type Paired, type PairedTest } from './pair-files.ts';
import { Notes } from '../components/notes.tsx';

type DropTestsProps = {
  /** How many tests may still be added. */
  room: number;
  /** Answers how to take them away again. */
  onTests: (tests: readonly PairedTest[]) => () => void;
  children: ReactNode;
};

/** The list of tests, onto which pairs of files can be dropped, and a button for those who cannot drag. */
export function DropTests({ room, onTests, children }: DropTestsProps) {
  const [isOver, setOver] = useState(false);
  const [added, setAdded] = useState<Paired | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);

  async function take(files: readonly File[]) {
    if (files.length === 0) return;
    const paired = await pairFiles(files, room);
    setAdded(paired);
    if (paired.tests.length === 0) return setUndo(null);
    const takeBack = onTests(paired.tests);
    setUndo(() => () => {
      takeBack();
      setUndo(null);
      setAdded(null);
    });
  }

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  }

  return (
    <div
      className={`flex flex-col gap-5 rounded-box ${isOver ? 'outline-2 outline-offset-4 outline-primary outline-dashed' : ''}`}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      {children}
      <ChooseFiles onFiles={(files) => void take(files)} />
      <Notes says={added && sentenceOf(added)} faults={added?.faults ?? []} onUndo={undo} />
    </div>
  );
}

function ChooseFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <input
        ref={input}
        type="file"
        multiple
        accept=".in,.ans,.out"
        aria-label="Files of tests"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same files can be chosen again.
          target.value = '';
          onFiles(files);
        }}
      />
      <Button
        variant="neutral"
        icon={<FileUp className="size-4" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Add from Files
      </Button>
      <p className="text-sm text-muted">
        Or drop pairs here: 1.in with 1.ans or 1.out. Those with “sample” in their name are shown.
      </p>
    </div>
  );
}

function sentenceOf({ tests }: Paired): string {
  if (tests.length === 0) return 'No test was added.';
  return `${String(tests.length)} ${tests.length === 1 ? 'test was' : 'tests were'} added.`;
}

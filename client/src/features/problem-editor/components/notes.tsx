type NotesProps = {
  /** What came of it, in a sentence. */
  says: string | null;
  /** What did not work, one line each. */
  faults: readonly string[];
  onUndo: (() => void) | null;
};

/** Beside a tool of the form: what it did, what it could not do, and the way back. */
export function Notes({ says, faults, onUndo }: NotesProps) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {says === null ? null : (
        <p>
          {says}{' '}
          {onUndo ? (
            <button type="button" className="link-inline cursor-pointer" onClick={onUndo}>
              Undo
            </button>
          ) : null}
        </p>
      )}
      {faults.length > 0 ? (
        <ul className="mt-1 flex max-h-48 list-disc flex-col gap-0.5 overflow-y-auto ps-5 text-rejected">
          {faults.map((fault) => (
            <li key={fault} className="break-words">
              {fault}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

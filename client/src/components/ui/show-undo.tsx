import toast from 'react-hot-toast';

/** Long enough to read, to see what is gone, and to reach the button without a mouse. */
const SHOWN_MS = 10_000;

/**
 * Says what was replaced or taken away, and offers the way back.
 * @param id of what it is about: a second message about that takes the place of the first
 */
export function showUndo(message: string, undo: () => void, id = 'undo'): void {
  toast(
    <span className="flex items-center gap-3">
      {message}
      <button
        type="button"
        className="btn btn-xs border-field-line bg-base-200"
        onClick={() => {
          undo();
          toast.dismiss(id);
        }}
      >
        Undo
      </button>
    </span>,
    { id, duration: SHOWN_MS },
  );
}

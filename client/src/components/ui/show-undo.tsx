import toast from 'react-hot-toast';

/** Long enough to read, to see what is gone, and to reach the button without a mouse. */
const SHOWN_MS = 10_000;
const TOAST_ID = 'undo';

/** Says what was replaced or taken away, and offers the way back. */
export function showUndo(message: string, undo: () => void): void {
  toast(
    <span className="flex items-center gap-3">
      {message}
      <button
        type="button"
        className="btn btn-xs border-field-line bg-base-200"
        onClick={() => {
          undo();
          toast.dismiss(TOAST_ID);
        }}
      >
        Undo
      </button>
    </span>,
    { id: TOAST_ID, duration: SHOWN_MS },
  );
}

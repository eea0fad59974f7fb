import { useEffect, useId } from 'react';
import { SavedWord } from '../drafts/draft-status.tsx';
import { NOTE_MAX } from './note.api.ts';
import { useNoteStore } from './note.store.ts';

/** From so many characters on the limit is worth a word. */
const NEAR_MAX = NOTE_MAX - 1_000;

/** What somebody writes down about the problem for themselves; it is saved while they type. */
export function NotesTab({ userId, problemId }: { userId: string; problemId: string }) {
  const { open, write, text, word, isJoined } = useNoteStore();
  const id = useId();
  const isTooLong = text.length > NOTE_MAX;
  useEffect(() => open(userId, problemId), [open, userId, problemId]);

  return (
    <div className="flex h-full min-h-72 flex-col gap-2 p-4">
      <label htmlFor={id} className="font-medium">
        Notes
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Only you can read them.
      </p>
      {isJoined ? (
        <p role="alert" className="rounded-field bg-warning/10 px-3 py-2 text-sm">
          These notes were changed on another device as well. Both texts are here now.
        </p>
      ) : null}
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        value={text}
        placeholder="The idea, what went wrong, what to remember..."
        className="textarea min-h-[50dvh] w-full flex-1 resize-none border-field-line bg-base-100 text-base"
        onChange={(event) => write(event.target.value)}
      />
      <div className="flex justify-between gap-4 text-sm text-muted">
        <SavedWord word={word} what="note" />
        <p className={`text-end tabular-nums ${isTooLong ? 'text-error' : ''}`}>
          {text.length >= NEAR_MAX
            ? `${text.length.toLocaleString('en')} of ${NOTE_MAX.toLocaleString('en')} characters`
            : null}
          <span role="status">{isTooLong ? ', too long to leave this device' : ''}</span>
        </p>
      </div>
    </div>
  );
}

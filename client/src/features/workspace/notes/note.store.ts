import { create } from 'zustand';
import { DraftLine, type DraftNews, type DraftWord } from '../drafts/draft-line.ts';
import { isChangeOf, readDraft, writeDraft, type TextPlace } from '../drafts/drafts.ts';
import { keepInStep } from '../drafts/keep-in-step.ts';
import { getNote, remoteNote } from './note.api.ts';

type NoteState = {
  readonly text: string;
  readonly word: DraftWord | null;
  /** It was changed on another device as well, and holds both texts. */
  readonly isJoined: boolean;
  /** Opens the note about a problem and keeps it in step with the server; answers with the way to stop. */
  readonly open: (userId: string, problemId: string) => () => void;
  /** What is too long for the server stays on this device until it is made shorter. */
  readonly write: (text: string) => void;
};

const CLOSED = { text: '', word: null, isJoined: false };

let opened: { readonly place: TextPlace; readonly line: DraftLine } | null = null;

export const useNoteStore = create<NoteState>()((set, get) => ({
  ...CLOSED,

  open: (userId, problemId) => {
    const place = { userId, problemId, language: 'NOTE' } as const;
    const adopt = (text: string | null) => {
      writeDraft(place, text ?? '', '');
      set({ text: text ?? '' });
    };
    const tell = ({ word, conflict }: DraftNews) => {
      if (word) set({ word });
      if (!conflict) return;
      adopt(joined(readDraft(place), conflict.code));
      set({ isJoined: true });
      line.settle('mine');
    };
    const line = new DraftLine(place, remoteNote(problemId), { adopt, tell });
    opened = { place, line };
    set({ ...CLOSED, text: readDraft(place) ?? '' });
    const follow = (event: StorageEvent) => {
      if (isChangeOf(place, event)) set({ text: event.newValue ?? '' });
    };
    window.addEventListener('storage', follow);
    const stop = keepInStep(userId, [line], async (signal) => {
      const stored = await getNote(problemId, signal);
      if (!signal.aborted) line.meet(stored);
    });
    return () => {
      window.removeEventListener('storage', follow);
      stop();
      opened = null;
    };
  },

  write: (text) => {
    if (!opened) return;
    writeDraft(opened.place, text, '');
    set({ text });
    if (get().isJoined) set({ isJoined: false });
    opened.line.noteTyped();
  },
}));

/** Nothing is left out. */
function joined(mine: string | null, other: string | null): string {
  return [mine ?? '', other ?? ''].filter((text) => text !== '').join('\n\n');
}

import type { Note, NOTE_MAX as CONTRACT, WriteNoteInput } from '@stepwise/contracts/note';
import { call } from '../../../lib/api/api-client.ts';
import { BEHIND_THE_BACK } from '../../../lib/api/behind-the-back.ts';
import { sendLeaving } from '../../../lib/api/fetch-response.ts';
import { NONE, type Remote, type StoredDraft } from '../drafts/draft-line.ts';

/** The contract's number, held to it by its type: its module would bring the schema library along. */
export const NOTE_MAX: typeof CONTRACT = 20_000;

export async function getNote(problemId: string, signal?: AbortSignal): Promise<StoredDraft> {
  const options = { path: { problemId }, ...(signal ? { signal } : {}) };
  return storedOf((await call('GET /note/{problemId}', options)).data);
}

/** The way of a note to the server. */
export function remoteNote(problemId: string): Remote {
  const bodyOf = ({ code, revision }: StoredText): WriteNoteInput => ({
    ...{ text: code ?? '', basedOn: revision },
  });
  return {
    max: NOTE_MAX,
    read: () => getNote(problemId),
    put: async (text) => {
      const options = { path: { problemId }, data: bodyOf(text), ...BEHIND_THE_BACK };
      return (await call('PUT /note/{problemId}', options)).data.revision;
    },
    putLeaving: async (text) => {
      const body = JSON.stringify(bodyOf(text));
      const answer = await sendLeaving('PUT /note/{problemId}', { path: { problemId }, body });
      return answer.data.revision;
    },
  };
}

type StoredText = Pick<StoredDraft, 'code' | 'revision'>;

/** An empty note is none, as in this browser. */
function storedOf(note: Note | null): StoredDraft {
  if (!note) return NONE;
  return { code: note.text || null, revision: note.revision, writtenAt: note.writtenAt };
}

import type { Draft, DraftVersion, WriteDraftInput } from '@stepwise/contracts/draft';
import { call } from '../../../lib/api/api-client.ts';
import { sendLeaving } from '../../../lib/api/fetch-response.ts';
import type { DraftPlace } from './drafts.ts';

/** What the person has typed for a problem on any device, one a language. */
export async function getDrafts(problemId: string, signal?: AbortSignal): Promise<Draft[]> {
  const options = { path: { problemId }, ...(signal ? { signal } : {}) };
  return (await call('GET /draft/{problemId}', options)).data;
}

type DraftText = Omit<WriteDraftInput, 'language'>;

/**
 * Writes a draft and answers with its revision. It is sent behind the person's back: that the session has
 * ended is a failure as any other then, and takes nobody away from what they type.
 * @throws {ApiError} CONFLICT when it was changed elsewhere
 */
export async function putDraft(place: DraftPlace, text: DraftText): Promise<number> {
  const { problemId, language } = place;
  const options = {
    path: { problemId },
    data: { ...text, language },
    validateStatus: (status: number) => (status >= 200 && status < 300) || status === 401,
  };
  return (await call('PUT /draft/{problemId}', options)).data.revision;
}

/** As `putDraft`, in a way that goes on when the page is gone. */
export async function putDraftLeaving(place: DraftPlace, text: DraftText): Promise<number> {
  const { problemId, language } = place;
  const body = JSON.stringify({ ...text, language });
  const answer = await sendLeaving('PUT /draft/{problemId}', { path: { problemId }, body });
  return answer.data.revision;
}

/** Earlier texts of a draft, newest first. */
export async function getVersions(place: DraftPlace): Promise<DraftVersion[]> {
  const { problemId, language } = place;
  const options = { path: { problemId }, params: { language } };
  return (await call('GET /draft/{problemId}/versions', options)).data;
}

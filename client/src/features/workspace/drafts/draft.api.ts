import type { Draft, DraftVersion, WriteDraftInput } from '@stepwise/contracts/draft';
import type { LanguageKey } from '@stepwise/contracts/language';
import { call } from '../../../lib/api/api-client.ts';
import { BEHIND_THE_BACK } from '../../../lib/api/behind-the-back.ts';
import { sendLeaving } from '../../../lib/api/fetch-response.ts';
import { NONE, type Remote, type StoredDraft } from './draft-line.ts';
import type { DraftPlace } from './drafts.ts';

/** What the person has typed for a problem on any device, one a language. */
export async function getDrafts(problemId: string, signal?: AbortSignal): Promise<Draft[]> {
  const options = { path: { problemId }, ...(signal ? { signal } : {}) };
  return (await call('GET /draft/{problemId}', options)).data;
}

/** The way of one draft to the server. */
export function remoteDraft({ problemId, language }: DraftPlace): Remote {
  const bodyOf = ({ code, revision, keep }: Parameters<Remote['put']>[0]): WriteDraftInput => ({
    ...{ language, code, basedOn: revision, keep },
  });
  return {
    read: async () => draftIn(await getDrafts(problemId), language),
    put: async (text) => {
      const options = { path: { problemId }, data: bodyOf(text), ...BEHIND_THE_BACK };
      return (await call('PUT /draft/{problemId}', options)).data.revision;
    },
    putLeaving: async (text) => {
      const body = JSON.stringify(bodyOf(text));
      const answer = await sendLeaving('PUT /draft/{problemId}', { path: { problemId }, body });
      return answer.data.revision;
    },
  };
}

export function draftIn(drafts: readonly Draft[], language: LanguageKey): StoredDraft {
  return drafts.find((draft) => draft.language === language) ?? NONE;
}

/** Earlier texts of a draft, newest first. */
export async function getVersions(place: DraftPlace): Promise<DraftVersion[]> {
  const { problemId, language } = place;
  const options = { path: { problemId }, params: { language } };
  return (await call('GET /draft/{problemId}/versions', options)).data;
}

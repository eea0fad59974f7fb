import type { Draft, DraftVersion } from '@stepwise/contracts/draft';
import type { DraftRow, DraftVersionRow } from './draft.queries.ts';

export function presentDraft({ language, code, revision, writtenAt }: DraftRow): Draft {
  return { language, code, revision, writtenAt: writtenAt.toISOString() };
}

export function presentVersion({ id, code, writtenAt }: DraftVersionRow): DraftVersion {
  return { id, code, writtenAt: writtenAt.toISOString() };
}

import type { LanguageKey } from '@stepwise/contracts/language';
import { useHolding } from '../../../lib/browser/use-holding.ts';
import type { DraftWord } from './draft-line.ts';
import { useDraftSync } from './draft-sync.ts';

const QUIET: Readonly<Record<Exclude<DraftWord, 'local'>, string>> = {
  saved: 'Saved',
  saving: 'Saving...',
};

/** Where the draft is, in a word. */
export function DraftStatus({ language }: { language: LanguageKey }) {
  const word = useDraftSync((drafts) => drafts[language]?.word ?? null);
  return <SavedWord word={word} what="draft" />;
}

/** Nobody else has what a visitor types. */
export function VisitorDraftStatus() {
  return useHolding() ? <SavedWord word="local" what="draft" /> : <p>Kept in this browser</p>;
}

type SavedWordProps = { word: DraftWord | null; what: 'draft' | 'note' };

/** Only what is amiss is announced. */
export function SavedWord({ word, what }: SavedWordProps) {
  const isHolding = useHolding();
  const amiss = whatIsAmiss(word, what, isHolding);
  return (
    <p>
      {amiss === '' && word !== null && word !== 'local' ? QUIET[word] : null}
      <span role="status">{amiss}</span>
    </p>
  );
}

function whatIsAmiss(word: DraftWord | null, what: string, isHolding: boolean): string {
  if (word === 'saved') return '';
  if (isHolding)
    return `Not saved: this browser refuses to keep your ${what}, it is gone with this page`;
  return word === 'local' ? 'Saved on this device only' : '';
}

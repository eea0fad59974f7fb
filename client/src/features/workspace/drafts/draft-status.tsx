import type { LanguageKey } from '@stepwise/contracts/language';
import { useHolding } from '../../../lib/browser/use-holding.ts';
import type { DraftWord } from './draft-line.ts';
import { useDraftSync } from './draft-sync.ts';

const QUIET: Readonly<Record<Exclude<DraftWord, 'local'>, string>> = {
  saved: 'Saved',
  saving: 'Saving...',
};

/** Where the draft is, in a word. Only what is amiss is announced. */
export function DraftStatus({ language }: { language: LanguageKey }) {
  const word = useDraftSync((drafts) => drafts[language]?.word ?? null);
  const isHolding = useHolding();
  const amiss = whatIsAmiss(word, isHolding);
  return (
    <p>
      {amiss === '' && word !== null && word !== 'local' ? QUIET[word] : null}
      <span role="status">{amiss}</span>
    </p>
  );
}

function whatIsAmiss(word: DraftWord | null, isHolding: boolean): string {
  if (word === 'saved') return '';
  if (isHolding)
    return 'Not saved: this browser refuses to keep your draft, it is gone with this page';
  return word === 'local' ? 'Saved on this device only' : '';
}

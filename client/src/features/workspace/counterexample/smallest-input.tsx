import { Search, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/loading/spinner.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { useCounterexampleStore } from './counterexample.store.ts';
import { viewOf } from './search-view.ts';
import { progressInWords, stageInWords } from './search-words.ts';

type SmallestInputProps = {
  submissionId: string;
  /** Called when a search begins. */
  onSearch: () => void;
};

const LABELS = {
  find: 'Find the smallest failing input',
  again: 'Search again',
  stop: 'Stop searching',
} as const;

/** Finds the smallest input on which a submission fails, and says how that goes. */
export function SmallestInput({ submissionId, onSearch }: SmallestInputProps) {
  const store = useCounterexampleStore();
  const { look, find, cancel } = store;
  const { search, words, action } = viewOf(store, submissionId);
  const isMeant = useSettled(search !== null);
  const outcome = useFocusWhenGone<HTMLParagraphElement>(search !== null && !search.isUnasked);

  useEffect(() => {
    void look(submissionId);
  }, [look, submissionId]);

  function begin() {
    onSearch();
    void find(submissionId);
  }
  return (
    <>
      {search ? (
        <p className="flex items-center gap-2 text-xs text-muted tabular-nums" aria-hidden="true">
          <Spinner />
          {progressInWords(search)}
        </p>
      ) : null}
      {action ? (
        // One button for all, so that it keeps the focus.
        <Button
          variant="neutral"
          size="sm"
          icon={<Icon isSearching={search !== null} />}
          // Only one that was asked for keeps others waiting.
          disabled={store.search !== search && store.search?.isUnasked === false}
          onClick={(press) => {
            if (isMeant(press)) (search ? cancel : begin)();
          }}
        >
          {LABELS[action]}
        </Button>
      ) : null}
      <p
        ref={outcome}
        tabIndex={-1}
        aria-live="polite"
        className="order-last basis-full text-xs text-muted empty:hidden"
      >
        {search ? <span className="sr-only">{stageInWords(search)}</span> : words}
      </p>
    </>
  );
}

function Icon({ isSearching }: { isSearching: boolean }) {
  const Sign = isSearching ? X : Search;
  return <Sign className="size-3.5" aria-hidden="true" />;
}

import type { CounterexampleAnswer } from './counterexample.api.ts';
import type { Search } from './counterexample.store.ts';

/** What became of a search, or why there can be none; null while there is nothing to say. */
export function outcomeInWords({ message, data }: CounterexampleAnswer): string | null {
  const { state, isMinimal, isSteady, isOutOfTime, test } = data;
  const inputs = countInputs(data.tried);
  if (state === 'unavailable') return message;
  if (state === 'none' && data.isBrief) {
    return `The program was right on all ${inputs} that were tried. This site can try only a few, as programs run on another server: try others under Custom Input.`;
  }
  if (state === 'none' && !isOutOfTime) {
    return `No small input fails: the program was right on all ${inputs} that were tried. What fails needs a larger one: try one at the limits of the constraints under Custom Input.`;
  }
  if (state === 'none') {
    return data.tried === 0
      ? 'The judge was busy with submissions, so that nothing could be tried: search again in a moment.'
      : `The time was up after ${inputs}, on all of which the program was right: search again, or try larger ones under Custom Input.`;
  }
  if (state !== 'found' || test === null) return null;
  const size = isMinimal ? 'and no smaller one fails' : 'and perhaps a smaller one fails, too';
  const ends = isSteady ? '' : ' The program does not end in the same way every time.';
  return `Found among ${inputs}, ${size}.${ends}`;
}

/** Whether asking again may come to something else. */
export function mayAskAgain({ data }: CounterexampleAnswer): boolean {
  const { state, reason, isOutOfTime } = data;
  return state === 'unavailable' ? reason === 'broken' || reason === 'language' : isOutOfTime;
}

/** How far a search is, without the figure that changes all the time. */
export function stageInWords({ isFound }: Search): string {
  return isFound ? 'Found one, making it smaller' : 'Searching';
}

export function progressInWords(search: Search): string {
  const { tried } = search;
  return `${stageInWords(search)}${tried === 0 ? '…' : `: ${countInputs(tried)} tried`}`;
}

function countInputs(count: number): string {
  return count === 1 ? '1 input' : `${count.toLocaleString('en')} inputs`;
}

import { type FocusEvent, useState } from 'react';
import { useMediaQuery } from '../../../../lib/browser/screen/use-media-query.ts';
import { STACKED } from '../../layout/stacked.ts';

/** Whether code is being written by touch on a small screen, and what tells of it. */
export function useTyping() {
  const isPhone = useMediaQuery(`(pointer: coarse) and ${STACKED}`);
  const [isIn, setIn] = useState(false);
  return {
    isTyping: isPhone && isIn,
    watch: {
      onFocus: ({ target }: FocusEvent) => setIn(isForCode(target)),
      onBlur: () => setIn(false),
    },
  };
}

/** The code, or the row of symbols itself; the editor's find box takes text of its own. */
function isForCode(target: Element): boolean {
  if (target.closest('.find-widget')) return false;
  return target.matches('textarea') || target.closest('[role="toolbar"]') !== null;
}

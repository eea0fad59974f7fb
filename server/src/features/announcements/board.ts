import { keepUntilForgotten, type Kept } from '../../lib/cache/kept.ts';
import type { Reader } from '../../lib/db/db.ts';
import { listCurrent, type CurrentAnnouncement } from './announcement.queries.ts';

const KEPT_MS = 5_000;

/** What is announced at the moment, at most some seconds old: each page of each person asks. */
export type Board = Kept<readonly CurrentAnnouncement[]>;

export function createBoard(db: Reader): Board {
  return keepUntilForgotten(KEPT_MS, () => listCurrent(db));
}

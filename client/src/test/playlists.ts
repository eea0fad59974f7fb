import type { Playlist } from '@stepwise/contracts/playlist';
import { buildProblemListItem, testId } from './problems.ts';

let built = 0;

/** An empty playlist; every call has an id of its own. */
export function buildPlaylist(overrides: Partial<Playlist> = {}): Playlist {
  built += 1;
  return {
    id: testId(2000 + built),
    name: `Playlist ${String(built)}`,
    description: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    problems: [],
    ...overrides,
  };
}

export function buildEntry(
  problem: Partial<Playlist['problems'][number]['problem']> = {},
): Playlist['problems'][number] {
  built += 1;
  const { id, slug, title, difficulty, tags } = buildProblemListItem(problem);
  return { id: testId(3000 + built), problem: { id, slug, title, difficulty, tags } };
}

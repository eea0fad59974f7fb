import { type KeyboardEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavUser } from '../../components/layout/nav-links.ts';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { usePlaylistStore } from '../../features/playlists/playlist.store.ts';
import { chooseTheme, currentTheme, watchTheme } from '../../lib/browser/screen/theme.ts';
import { type PaletteEntry, paletteGroups } from './palette-entries.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteList } from './palette-list.tsx';

type PaletteChoiceProps = { user: NavUser | null; onClose: () => void; onLogout: () => void };

/** A text field and the list of what it finds: the combobox of the ARIA practices. */
export function PaletteChoice({ user, onClose, onLogout }: PaletteChoiceProps) {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const { problems, playlists, isLoading } = useWhatIsKnown(user !== null);
  const id = useId();

  const isDark = theme === 'stepwise-dark';
  const themeLabel = isDark ? 'Use the light theme' : 'Use the dark theme';
  const groups = paletteGroups({ user, problems, playlists, themeLabel }, search);
  const entries = groups.flatMap((group) => group.entries);
  const { active, moveBy, moveTo } = useActiveEntry(id, entries);

  function choose({ does }: PaletteEntry) {
    onClose();
    if ('go' in does) return void navigate(does.go);
    if (does.act === 'logout') return onLogout();
    return chooseTheme(isDark ? 'stepwise-light' : 'stepwise-dark');
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      moveBy(step);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <>
      <PaletteField
        value={search}
        listId={`${id}-list`}
        aria-activedescendant={active ? idOf(id, active) : undefined}
        onChange={(event) => {
          setSearch(event.target.value);
          moveTo(0);
        }}
        onKeyDown={move}
        onClose={onClose}
      />
      <PaletteList
        id={`${id}-list`}
        groups={groups}
        active={active}
        optionId={(entry) => idOf(id, entry)}
        isLoading={isLoading}
        onPoint={(entry) => moveTo(entries.indexOf(entry))}
        onChoose={choose}
      />
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NONE: PaletteEntry = { id: '', label: '', does: { go: '' } };

const idOf = (id: string, entry: PaletteEntry) => `${id}-${entry.id}`;

/** The entry that Enter chooses. It is kept in sight, and beyond the last comes the first. */
function useActiveEntry(id: string, entries: readonly PaletteEntry[]) {
  const [index, setIndex] = useState(0);
  const active = entries[Math.min(index, entries.length - 1)] ?? null;

  useEffect(() => {
    if (active) document.getElementById(idOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function moveBy(step: number) {
    setIndex((entries.indexOf(active ?? NONE) + step + entries.length) % entries.length);
  }
  return { active, moveBy, moveTo: setIndex };
}

/** Loads what is not there yet. A failure shows its toast; the rest of the palette is of use without. */
function useWhatIsKnown(isSignedIn: boolean) {
  const { problems, problemsError, getAllProblems } = useProblemStore();
  const { playlists, getAllPlaylists } = usePlaylistStore();
  const [lacks] = useState({ problems: problems === null, playlists: playlists === null });

  useEffect(() => {
    if (isSignedIn && lacks.problems) void getAllProblems();
    if (isSignedIn && lacks.playlists) void getAllPlaylists();
  }, [isSignedIn, lacks, getAllProblems, getAllPlaylists]);

  return {
    problems: (isSignedIn ? problems : null) ?? [],
    playlists: (isSignedIn ? playlists : null) ?? [],
    isLoading: isSignedIn && problems === null && problemsError === null,
  };
}

import type { RecordChoice } from '@stepwise/contracts/record-limits';
import { languageLabel, type LanguageKey } from '@stepwise/contracts/language';
import { programFile } from './record-path.ts';

export type Judging = {
  readonly verdict: string;
  readonly at: Date;
  /** The slowest test; null when none was run. */
  readonly ms: number | null;
};

/** A program that is or was accepted, with every judging of it, the oldest first. */
export type Solution = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly language: LanguageKey;
  readonly createdAt: Date;
  readonly judgings: readonly Judging[];
};

/** A commit to be: what it says, and whose program the file holds from then on. */
export type PlannedCommit = {
  readonly message: string;
  /** Seconds since 1970. */
  readonly authoredAt: number;
  readonly committedAt: number;
  readonly slug: string;
  readonly file: string;
  readonly language: LanguageKey;
  /** Null: the file goes. */
  readonly shown: Solution | null;
};

/** That a program became accepted, or no longer was. */
type Change = {
  readonly solution: Solution;
  readonly judging: Judging;
  readonly isAccepted: boolean;
};

type Planned = { readonly change: Change; readonly commit: PlannedCommit };

const ACCEPTED = 'Accepted';
/** Exact times of hidden tests could tell something of their inputs. */
const STEP_MS = 10;

/**
 * The commits of a record, in order. Those of `all` and `first` follow from what has happened, in the order in which
 * it did: what comes later is added at the end and changes none of them. Those of `latest` are one for each program
 * that stands now.
 */
export function planCommits(solutions: readonly Solution[], choice: RecordChoice): PlannedCommit[] {
  const standing = new Map<string, Solution[]>();
  const planned: Planned[] = [];
  for (const change of changesOf(solutions)) {
    const { solution } = change;
    const key = `${solution.slug}/${programFile(solution.language)}`;
    const ofFile = standing.get(key) ?? [];
    standing.set(key, ofFile);
    const before = shownOf(ofFile, choice);
    applyTo(ofFile, change);
    const shown = shownOf(ofFile, choice);
    // Of the first one alone nothing is told but what changes the file.
    if (choice === 'first' && shown === before) continue;
    planned.push({ change, commit: { ...commitOf(change), shown } });
  }
  return inTime(choice === 'latest' ? lastOfEach(planned, standing) : planned);
}

/** Puts a program into its place among the accepted ones, or takes it out. There may be thousands. */
function applyTo(ofFile: Solution[], { solution, isAccepted }: Change): void {
  let [low, high] = [0, ofFile.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const one = ofFile[middle];
    if (one && one !== solution && inOrder(one, solution) < 0) low = middle + 1;
    else high = middle;
  }
  ofFile.splice(low, isAccepted ? 0 : 1, ...(isAccepted ? [solution] : []));
}

function shownOf(standing: readonly Solution[], choice: RecordChoice): Solution | null {
  return (choice === 'first' ? standing[0] : standing.at(-1)) ?? null;
}

/** The last time that each program which stands now was accepted. */
function lastOfEach(
  planned: readonly Planned[],
  standing: ReadonlyMap<string, readonly Solution[]>,
): Planned[] {
  const shown = new Set([...standing.values()].map((all) => all.at(-1)?.id));
  const last = new Map<string, Planned>();
  for (const { change, commit } of planned) {
    const { solution, isAccepted } = change;
    if (!isAccepted || !shown.has(solution.id)) continue;
    // Taken out and put back, so that the newest comes last.
    last.delete(solution.id);
    // At that time another one may have stood before it.
    last.set(solution.id, { change, commit: { ...commit, shown: solution } });
  }
  return [...last.values()];
}

/** What happened, in the order in which it did. */
function changesOf(solutions: readonly Solution[]): Change[] {
  const changes = solutions.flatMap((solution) => {
    let wasAccepted = false;
    return solution.judgings.flatMap((judging) => {
      const isAccepted = judging.verdict === ACCEPTED;
      if (isAccepted === wasAccepted) return [];
      wasAccepted = isAccepted;
      return [{ solution, judging, isAccepted }];
    });
  });
  return changes.sort(
    (one, other) =>
      one.judging.at.getTime() - other.judging.at.getTime() ||
      inOrder(one.solution, other.solution),
  );
}

function inOrder(one: Solution, other: Solution): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}

function commitOf({ solution, judging, isAccepted }: Change): Omit<PlannedCommit, 'shown'> {
  const { slug, language, title } = solution;
  const what = `${oneLine(title)} (${languageLabel(language)})`;
  const message = isAccepted
    ? `${what}: ${ACCEPTED}${sayTime(judging.ms)}`
    : `${what}: ${judging.verdict}, judged again`;
  return {
    ...{ message, slug, language, file: programFile(language) },
    authoredAt: secondsOf(isAccepted ? solution.createdAt : judging.at),
    committedAt: secondsOf(judging.at),
  };
}

function sayTime(ms: number | null): string {
  return ms === null ? '' : `, ${Math.ceil(ms / STEP_MS) * STEP_MS} ms`;
}

/** Dates never decrease along the history, whatever the clock did; and nothing is committed before it was written. */
function inTime(planned: readonly Planned[]): PlannedCommit[] {
  let last = 0;
  return planned.map(({ commit }) => {
    last = Math.max(last, commit.authoredAt, commit.committedAt);
    return { ...commit, committedAt: last };
  });
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

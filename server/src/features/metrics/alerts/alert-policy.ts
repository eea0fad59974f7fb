import type { AlertKind } from '@stepwise/contracts/metrics';

/** What is watched, and what is said when it turns bad and when it is well again. */
const WORDS = {
  readiness: { bad: 'not-ready', good: 'ready' },
  backup: { bad: 'backup-old', good: 'backup-fresh' },
  disk: { bad: 'disk-low', good: 'disk-fine' },
  judging: { bad: 'nobody-judges', good: 'judged-again' },
} as const satisfies Record<string, Record<'bad' | 'good', AlertKind>>;

export type Subject = keyof typeof WORDS;

export type Alert = { readonly what: AlertKind; readonly since: Date };

type Due = Alert & { readonly subject: Subject };

/** How something is, since when, and what was said of it last. */
type State = {
  isFine: boolean;
  since: Date;
  sinceMs: number;
  toldFine: boolean;
};

/** A state that has lasted so long is told: shorter ones come and go. */
const LASTS_MS = 120_000;
/** At most so many an hour; what is due beyond that waits, and is told as it is then. */
const HOURLY_MAX = 6;
const HOUR_MS = 3_600_000;
/** How long is waited after each failure in a row. */
const PAUSES_MS = [15_000, 30_000, 60_000, 120_000, 300_000, 600_000];

/**
 * Decides what is told when. What was told last is compared with how things are, so nothing is lost while nobody
 * listens: the alert that is due then is sent as soon as somebody does. Times are of a clock that is never set.
 */
export class AlertPolicy {
  readonly #states = new Map<Subject, State>();
  #sentMs: number[] = [];
  #failures = 0;
  #notBeforeMs = -Infinity;

  /** Takes note of how something is at this moment. All is well until somebody says otherwise. */
  note(subject: Subject, isFine: boolean, nowMs: number): void {
    const state = this.#states.get(subject);
    if (state?.isFine === isFine) return;
    const toldFine = state?.toldFine ?? true;
    this.#states.set(subject, { isFine, since: new Date(), sinceMs: nowMs, toldFine });
  }

  /** What is to be sent now; null for nothing. */
  next(nowMs: number): Due | null {
    this.#sentMs = this.#sentMs.filter((sentMs) => sentMs > nowMs - HOUR_MS);
    if (nowMs < this.#notBeforeMs || this.#sentMs.length >= HOURLY_MAX) return null;
    for (const [subject, { isFine, toldFine, since, sinceMs }] of this.#states) {
      if (isFine === toldFine || nowMs - sinceMs < LASTS_MS) continue;
      return { subject, what: WORDS[subject][isFine ? 'good' : 'bad'], since };
    }
    return null;
  }

  sent({ subject, what }: Due, nowMs: number): void {
    const state = this.#states.get(subject);
    if (state) state.toldFine = what === WORDS[subject].good;
    this.#sentMs.push(nowMs);
    this.#failures = 0;
  }

  failed(nowMs: number): void {
    const last = PAUSES_MS.length - 1;
    this.#notBeforeMs = nowMs + (PAUSES_MS[Math.min(this.#failures, last)] ?? 0);
    this.#failures += 1;
  }
}

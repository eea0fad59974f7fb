import type { LanguageKey } from '@stepwise/contracts/language';
import type { TapeEvent } from '@stepwise/contracts/tape';
import { changeBetween } from './change-between.ts';

/** A chunk is as good as full: the next event may be a whole program. */
const CUT_CHARS = 60_000;
const CUT_EVENTS = 1_500;

/** Gathers what happens to a program as events of a recording. Sends nothing. */
export class TapeRecorder {
  /** Once there is little room: what was typed between two cuts is one change. */
  isCoarse = false;
  private shown: { language: LanguageKey; text: string } | null = null;
  private waiting: string | null = null;
  private events: TapeEvent[] = [];
  private chars = 0;
  private at = 0;
  private readonly clock: () => number;

  /** @param clock milliseconds since the rehearsal began */
  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** What is in the editor now. */
  show(language: LanguageKey, text: string): void {
    if (this.shown?.language !== language) {
      this.settle();
      this.add({ at: this.now(), kind: 'open', language, text });
      this.shown = { language, text };
      return;
    }
    this.waiting = text;
    if (!this.isCoarse) this.settle();
  }

  /** The next that is shown begins with the whole program: what was told of it before is lost. */
  beginAgain(): void {
    this.shown = null;
    this.waiting = null;
    this.cut();
  }

  note(kind: 'run' | 'submit' | 'away' | 'back'): void {
    this.settle();
    this.add({ at: this.now(), kind });
  }

  isFull(): boolean {
    return this.chars > CUT_CHARS || this.events.length > CUT_EVENTS;
  }

  /** What has happened since the last cut. */
  cut(): TapeEvent[] {
    this.settle();
    const { events } = this;
    this.events = [];
    this.chars = 0;
    return events;
  }

  private settle(): void {
    const { shown, waiting } = this;
    this.waiting = null;
    if (!shown || waiting === null) return;
    const change = changeBetween(shown.text, waiting);
    if (!change) return;
    this.add({ at: this.now(), kind: 'edit', ...change });
    shown.text = waiting;
  }

  private add(event: TapeEvent): void {
    this.events.push(event);
    this.chars += JSON.stringify(event).length;
  }

  /** Never before the event before, whatever the clock says. */
  private now(): number {
    this.at = Math.max(this.at, Math.round(this.clock()));
    return this.at;
  }
}

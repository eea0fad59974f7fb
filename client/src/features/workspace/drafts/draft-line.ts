import type { Draft } from '@stepwise/contracts/draft';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { believedUser } from '../../../lib/api/session/session.ts';
import { forgetAside, readAside, setAside, type Aside } from './aside.ts';
import { decide, type Stored } from './decide.ts';
import { readDraft, type TextPlace } from './drafts.ts';
import { readKnown, writeKnown } from './known.ts';
import { paceOf } from './pace.ts';

/** Where a draft is: on the server, on its way there, or on this device alone. */
export type DraftWord = 'saved' | 'saving' | 'local';

/** A draft on the server, as far as it is compared; revision 0 stands for none. */
export type StoredDraft = Pick<Draft, 'code' | 'revision'> & { readonly writtenAt: string | null };

export type DraftNews = {
  readonly word?: DraftWord;
  /** What the person has to choose against; null: nothing. */
  readonly conflict?: StoredDraft | null;
};

type Hooks = {
  /** Puts a text into the editor and this browser; null is the starter. */
  readonly adopt: (code: string | null) => void;
  readonly tell: (news: DraftNews) => void;
};

/** Based on a revision, with the texts that become versions. */
type SentText = Stored & { readonly keep: string[] };

/** The server's side. What it writes is answered with the revision. */
export type Remote = {
  /** Characters it takes; a longer text stays on this device. */
  readonly max?: number;
  readonly read: () => Promise<StoredDraft>;
  /** @throws {ApiError} CONFLICT when it was changed elsewhere */
  readonly put: (text: SentText) => Promise<number>;
  /** As `put`, in a way that goes on when the page is gone. */
  readonly putLeaving: (text: SentText) => Promise<number>;
};

export const NONE: StoredDraft = { code: null, revision: 0, writtenAt: null };

/** The way of one draft to the server and back. What is typed is in this browser before it comes here. */
export class DraftLine {
  private readonly pace = paceOf(() => void this.send());
  private conflict: StoredDraft | null = null;
  private isSending = false;
  private isOpen = true;
  /** Something was typed while the write before was on its way, and then the page was left. */
  private isLastMissing = false;
  private isAnew = false;
  private readonly place: TextPlace;
  private readonly remote: Remote;
  private readonly hooks: Hooks;

  constructor(place: TextPlace, remote: Remote, hooks: Hooks) {
    this.place = place;
    this.remote = remote;
    this.hooks = hooks;
  }

  /** What is here now is to stay, whatever the server turns out to have: that becomes a version. */
  beginAnew(): void {
    this.isAnew = true;
  }

  noteTyped(): void {
    if (!this.conflict) this.waitToSend(this.pace.hasFailed() ? 'local' : 'saving');
  }

  private waitToSend(word: DraftWord): void {
    if (this.isTooLong()) return this.keepHere();
    this.tell({ word });
    this.pace.wait();
  }

  private keepHere(): void {
    this.pace.stop();
    this.tell({ word: 'local' });
  }

  /**
   * Compares with what the server has.
   * @param isRefused the server has just refused a write: what it has is no older answer
   */
  meet(stored: StoredDraft, isRefused = false): void {
    const { place } = this;
    if (this.isSending || !this.isOpen) return;
    this.pace.noteReached();
    const known = readKnown(place);
    if (stored.revision < known.revision && !isRefused) return this.goOn();
    const outcome = decide(readDraft(place), known, stored);
    if (outcome === 'ask') {
      this.pace.stop();
      this.conflict = stored;
      return this.tell({ word: 'local', conflict: stored });
    }
    this.conflict = null;
    this.tell({ conflict: null });
    if (outcome === 'take') this.take(stored);
    this.isAnew = false;
    writeKnown(place, { revision: stored.revision, code: stored.code });
    this.goOn();
  }

  private take({ code }: StoredDraft): void {
    if (!this.isAnew) this.hooks.adopt(code);
    else if (code !== null) setAside(this.place, code);
  }

  /** The server could not be asked. */
  noteUnreachable(): void {
    if (!this.isSending && !this.conflict && this.hasUnsent()) this.putOff(null);
  }

  /** The person has chosen between two texts; the other one becomes a version. */
  settle(choice: 'mine' | 'other'): void {
    const { conflict, place } = this;
    if (!conflict) return;
    const { code: other, revision } = conflict;
    const mine = readDraft(place);
    const replaced = choice === 'mine' ? other : mine;
    if (replaced !== null) setAside(place, replaced);
    if (choice === 'other') this.hooks.adopt(other);
    this.conflict = null;
    writeKnown(place, { revision, code: other });
    this.tell({ word: 'saving', conflict: null });
    void this.send();
  }

  /** Sends at once what waits, for the page may be gone in a moment. */
  flush(): void {
    if (this.pace.isWaiting()) void this.send(this.remote.putLeaving);
  }

  close(): void {
    this.isLastMissing = this.isSending && this.pace.isWaiting();
    this.flush();
    this.pace.stop();
    this.isOpen = false;
  }

  private sendLast(): void {
    this.isLastMissing = false;
    void this.send(this.remote.putLeaving);
  }

  private async send(put = this.remote.put): Promise<void> {
    const { place } = this;
    if (this.isSending || this.conflict) return;
    this.pace.stop();
    // Nothing is sent in the name of anybody else.
    if (believedUser() !== place.userId) return this.tell({ word: 'local' });
    if (!this.hasUnsent()) return this.tell({ word: 'saved' });
    if (this.isTooLong()) return this.keepHere();
    const [code, asides, known] = [readDraft(place), readAside(place), readKnown(place)];
    this.isSending = true;
    writeKnown(place, { ...known, sent: code });
    const keep = asides.map((aside) => aside.code);
    try {
      const revision = await put({ code, revision: known.revision, keep });
      this.isSending = false;
      this.noteSent(code, revision, asides);
    } catch (error) {
      this.isSending = false;
      await this.noteRefusal(asApiError(error));
    }
  }

  private noteSent(code: string | null, revision: number, asides: readonly Aside[]): void {
    // Another tab may have written since.
    if (revision >= readKnown(this.place).revision) writeKnown(this.place, { revision, code });
    forgetAside(this.place, asides);
    this.pace.noteSuccess();
    if (this.isOpen) this.goOn();
    else if (this.isLastMissing) this.sendLast();
  }

  private async noteRefusal(error: ApiError): Promise<void> {
    if (!this.isOpen) return;
    if (error.code !== 'CONFLICT') return this.putOff(error);
    try {
      const stored = await this.remote.read();
      this.pace.noteSuccess();
      this.meet(stored, true);
    } catch (cause) {
      this.putOff(asApiError(cause));
    }
  }

  /** What the server will not take stays here until it is changed; the rest is tried again. */
  private putOff(error: ApiError | null): void {
    this.tell({ word: 'local' });
    this.pace.noteFailure(error?.retryAfterSeconds ?? null);
    if (this.isOpen && (error === null || isPassing(error))) this.pace.wait();
  }

  private goOn(): void {
    if (this.conflict || !this.isOpen) return;
    if (this.hasUnsent()) this.waitToSend('saving');
    else this.tell({ word: 'saved' });
  }

  private hasUnsent(): boolean {
    const { place } = this;
    return readDraft(place) !== readKnown(place).code || readAside(place).length > 0;
  }

  private isTooLong(): boolean {
    const { max } = this.remote;
    return max !== undefined && (readDraft(this.place)?.length ?? 0) > max;
  }

  private tell(news: DraftNews): void {
    if (this.isOpen) this.hooks.tell(news);
  }
}

/** Whether the same may be taken later. */
function isPassing({ status }: ApiError): boolean {
  return status < 400 || status >= 500 || status === 429;
}

import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Picture } from '@stepwise/markdown';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { firstSignal } from '../process/first-signal.ts';

/** Texts of one page, each with what its ids begin with. */
export type Drawing = {
  readonly texts: readonly (readonly [idPrefix: string, markdown: string])[];
  readonly pictures: readonly Picture[];
};

export type DrawTextsOptions = {
  /** How long a page waits for its HTML; without it browsers draw the Markdown themselves. */
  readonly answerWithinMs: number;
  /** The start of a thread, which a busy machine takes its time for. */
  readonly startWithinMs: number;
  /** The work on one page, once its turn has come. Most take a hundredth. */
  readonly deadlineMs: number;
  readonly keptCharacters: number;
};

const DEFAULTS: DrawTextsOptions = {
  answerWithinMs: 1_500,
  startWithinMs: 60_000,
  deadlineMs: 10_000,
  keptCharacters: 16 * 1024 * 1024,
};

/** Pages that may wait for the thread. */
const QUEUE_MAX = 100;
const HEAP_MB = 256;
const NOTHING: Drawing = { texts: [], pictures: [] };
/** What took too much is not tried again so soon. */
const REFUSED_FOR_MS = 10 * 60_000;
const REFUSED_MAX = 1_000;

/**
 * Makes HTML of Markdown in a worker thread, and keeps what it made. Anybody may have written the texts: one
 * that takes too much time or memory ends with the thread, and the event loop never meets it.
 */
export class TextDrawer {
  readonly #options: DrawTextsOptions;
  readonly #kept: LRUCache<string, readonly string[]>;
  readonly #underWay = new Map<string, Promise<readonly string[] | null>>();
  readonly #refused = new LRUCache<string, true>({ max: REFUSED_MAX, ttl: REFUSED_FOR_MS });
  /** The page that was asked for last: they take turns, so that none uses up the time of the next. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #pool = new Piscina({
    filename: join(import.meta.dirname, 'draw-texts-worker.ts'),
    name: 'draw',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });

  constructor(options: Partial<DrawTextsOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#kept = new LRUCache({
      maxSize: this.#options.keptCharacters,
      sizeCalculation: (html) => html.reduce((sum, { length }) => sum + length, 1),
    });
  }

  /** The HTML of each text; null where it takes too long, now or each time. */
  async draw(drawing: Drawing): Promise<readonly string[] | null> {
    const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#refused.has(key)) return null;
    const { signal, release } = firstSignal([], this.#options.answerWithinMs);
    const late = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    try {
      return await Promise.race([this.#make(key, drawing), late]);
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** Who asks for the same meanwhile shares it. */
  #make(key: string, drawing: Drawing): Promise<readonly string[] | null> {
    const shared = this.#underWay.get(key);
    if (shared) return shared;
    if (this.#underWay.size >= QUEUE_MAX) return Promise.resolve(null);
    const made = this.#last
      .then(() => this.#run(key, drawing))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    this.#last = made;
    return made;
  }

  async #run(key: string, drawing: Drawing): Promise<readonly string[] | null> {
    const { startWithinMs, deadlineMs } = this.#options;
    // A thread that does not start is the fault of no text.
    if (!(await this.#inThread(NOTHING, startWithinMs))) return null;
    const html = await this.#inThread(drawing, deadlineMs);
    if (html) this.#kept.set(key, html);
    else this.#refused.set(key, true);
    return html;
  }

  /** Null where it does not come in time, or not at all. */
  async #inThread(drawing: Drawing, withinMs: number): Promise<readonly string[] | null> {
    const { signal, release } = firstSignal([], withinMs);
    try {
      return (await this.#pool.run(drawing, { signal })) as string[];
    } catch {
      return null;
    } finally {
      release();
    }
  }
}

const drawer = new TextDrawer();

/** As TextDrawer.draw, with the process's one drawer. */
export function drawTexts(drawing: Drawing): Promise<readonly string[] | null> {
  return drawer.draw(drawing);
}

/** Ends the thread. */
export function closeDrawingThread(): Promise<void> {
  return drawer.close();
}

import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { inBulkTransaction } from '../../lib/db/bulk-write.ts';
import type { Db } from '../../lib/db/db.ts';
import type { Logger } from '../../lib/logger.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import { unlessAborted } from '../../lib/unless-aborted.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { PythonOptions } from '../processes/python.ts';
import { BANK_DIRECTORY, listPackages } from '../read-problem.ts';
import { prepareProblem } from './prepare-problem.ts';
import { saveProblem } from './save-problem.ts';
import { seededHashes } from './seed.ts';
import { bytesOf } from './test-set.ts';
import { workAhead } from './work-ahead.ts';

type Options = {
  readonly logger: Logger;
  readonly bankDirectory?: string;
  /** How long somebody may be kept waiting for the tests of one problem. */
  readonly readyWithinMs?: number;
};

const READY_WITHIN_MS = 20_000;

/** The tests of a problem are still being made. */
export class TestsNotReadyError extends Error {
  override readonly name = 'TestsNotReadyError';
}

/**
 * Brings the rest of the bank into the database while people use the site: what is new or has changed,
 * with its large cases. It leaves the processor to everybody else; a problem that somebody needs at
 * once goes before all others.
 */
export class SeedingWhileServing {
  readonly #db: Db;
  readonly #options: Options;
  readonly #directory: string;
  readonly #stopping = new AbortController();
  readonly #asked = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  /** The last of those that somebody waits for: they are made one at a time. */
  #lastAsked: Promise<void> = Promise.resolve();
  #run: Promise<void> | undefined;
  #isUnderWay = true;
  /** Whether every package has had its turn and none has failed. */
  #isWhole = false;

  constructor(db: Db, options: Options) {
    this.#db = db;
    this.#options = options;
    this.#directory = options.bankDirectory ?? BANK_DIRECTORY;
  }

  /** True until every package has had its turn. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  start(): void {
    this.#run ??= this.#seedAll();
  }

  /** Ends what is running and waits for it; the next start goes on. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.#run, this.#lastAsked]);
  }

  /** Resolves when every package has had its turn. */
  async done(): Promise<void> {
    await this.#run;
  }

  /**
   * Resolves with true when a problem has all its tests, and with false when they cannot be made.
   * @throws {TestsNotReadyError}
   */
  async ready(idOrSlug: string): Promise<boolean> {
    if (this.#isWhole) return true;
    const slug = await this.#unfinished(idOrSlug);
    if (slug === null) return true;
    const { signal, release } = firstSignal(
      [this.#stopping.signal],
      this.#options.readyWithinMs ?? READY_WITHIN_MS,
    );
    try {
      await unlessAborted(this.#makeNow(slug), signal);
    } catch {
      throw new TestsNotReadyError(`The tests of ${slug} are still being made`);
    } finally {
      release();
    }
    return !this.#failed.has(slug);
  }

  async #unfinished(idOrSlug: string): Promise<string | null> {
    const which = isUuid(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
    const problem = await this.#db.problem.findFirst({
      where: { ...which, bankId: { not: null }, contentHash: null, deletedAt: null },
      select: { slug: true },
    });
    if (!problem) return null;
    const packages = await listPackages(this.#directory);
    return packages.some((path) => basename(path) === problem.slug) ? problem.slug : null;
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #makeNow(slug: string): Promise<void> {
    const asked = this.#asked.get(slug);
    if (asked) return asked;
    const made = this.#lastAsked.then(() => this.#seed(slug, { seeded: null }));
    this.#asked.set(slug, made);
    this.#lastAsked = made;
    return made;
  }

  async #seedAll(): Promise<void> {
    const { logger } = this.#options;
    try {
      const seeded = await seededHashes(this.#db);
      const slugs = (await listPackages(this.#directory)).map((path) => basename(path));
      const turns = workAhead(
        slugs,
        availableParallelism(),
        (slug) =>
          this.#asked.get(slug) ??
          this.#seed(slug, { seeded: seeded.get(slug) ?? null, isNice: true }),
      );
      // To the end also when it stops: nothing may use the database after that.
      let turn;
      do turn = await turns.next();
      while (turn.done !== true);
      if (this.#isStopping()) return;
      this.#isWhole = this.#failed.size === 0;
      if (this.#isWhole) logger.info('every problem of the bank has its tests');
    } catch (error) {
      if (!this.#isStopping()) logger.error({ err: error }, 'the bank was not seeded');
    } finally {
      this.#isUnderWay = false;
    }
  }

  /** A package that fails keeps no other one back. */
  async #seed(
    slug: string,
    { seeded, isNice = false }: Pick<PythonOptions, 'isNice'> & { readonly seeded: string | null },
  ): Promise<void> {
    const { logger } = this.#options;
    const { signal } = this.#stopping;
    if (this.#isStopping()) return;
    const log = (line: string): void => logger.warn(line);
    try {
      const path = join(this.#directory, slug);
      const seeding = await prepareProblem(path, { seeded, log }, { isNice, signal });
      if (seeding === null) return;
      await inBulkTransaction(this.#db, bytesOf(seeding.tests), (tx) => saveProblem(tx, seeding));
      // Nobody is judged on a part of the tests.
      if (seeding.hash === null) this.#failed.add(slug);
      else this.#failed.delete(slug);
    } catch (error) {
      if (this.#isStopping()) return;
      this.#failed.add(slug);
      logger.error({ err: error }, `${slug} was not seeded to the end`);
    }
  }
}

import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../../../judge/engine.ts';
import type { Db } from '../../../lib/db/db.ts';
import type { HasRoom } from '../../../lib/disk-room.ts';
import { announceJudge, languagesOfOthers, withdrawJudge } from './judge-servers.queries.ts';

type Deps = {
  readonly db: Db;
  readonly engine: JudgeEngine;
  readonly owner: string;
  /** Without it nothing is claimed here. */
  readonly hasRoom: HasRoom;
};

/**
 * The languages that this server claims: those it can run, and those that no living server can. What
 * nobody can run would else wait for ever: so it fails here, which is logged, counted and told.
 */
export class ClaimedLanguages {
  readonly #deps: Deps;
  #ofOthers: readonly LanguageKey[] = [];
  /** The newest of the renewals, each after the one before it. */
  #renewal: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells the other servers what this one can run now, and asks what they can. */
  renew(): Promise<void> {
    this.#renewal = this.#renewal.catch(() => undefined).then(() => this.#announce());
    return this.#renewal;
  }

  /** Of a server that claims no more, after its last renewal: it is none that is away. */
  async withdraw(): Promise<void> {
    await this.#renewal.catch(() => undefined);
    await withdrawJudge(this.#deps.db, this.#deps.owner);
  }

  async #announce(): Promise<void> {
    const { db, owner, hasRoom } = this.#deps;
    await announceJudge(db, owner, (await hasRoom()) ? this.#own() : []);
    this.#ofOthers = await languagesOfOthers(db, owner);
  }

  /** None at a moment when its engine would refuse whatever it claims. */
  list(): LanguageKey[] {
    if (this.#deps.engine.status().isRefusing === true) return [];
    const own = this.#own();
    return LANGUAGE_KEYS.filter((key) => own.includes(key) || !this.#ofOthers.includes(key));
  }

  #own(): LanguageKey[] {
    const { state, languages } = this.#deps.engine.status();
    if (state === 'unavailable') return [];
    return languages.filter(({ reason }) => reason === null).map(({ language }) => language);
  }
}

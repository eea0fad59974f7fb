import { randomUUID } from 'node:crypto';
import { languageIdOf, type LanguageKey } from '@stepwise/contracts/language';
import type { Problem } from '@stepwise/contracts/problem';
import { isFinal } from '@stepwise/contracts/verdict-list';
import type { Submission } from '@stepwise/contracts/submission';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from './person.ts';

const PASSWORD = 'a password of a learner';
/** Every program that the bank calls slow, on a busy machine, with room. */
const DEADLINE_MS = 3 * 60 * 60_000;
const LOOK_MS = 500;

/** Somebody who has an account on the installation and sends programs in until they are judged. */
export class Learner {
  readonly email: string;
  readonly #person: Person;

  constructor(url: string, email: string) {
    const tally = { requests: 0, unanswered: 0, putOff: 0 };
    this.email = email;
    this.#person = new Person(url, email, tally, AbortSignal.timeout(DEADLINE_MS));
  }

  /** The id of a problem that goes by this slug. */
  async idOf(slug: string): Promise<string> {
    const { body } = await this.#person.ask('GET', `/problems/get-problem/${slug}`);
    return (body as { data: Pick<Problem, 'id'> }).data.id;
  }

  async enter(how: 'register' | 'login'): Promise<void> {
    await this.#person.enter(`/auth/${how}`, PASSWORD);
  }

  /** Sends a program in, again with the same key when the server is away, and waits for its verdict. */
  async solve(problemId: string, language: LanguageKey, source: string): Promise<Submission> {
    const sent = {
      headers: { 'Idempotency-Key': randomUUID() },
      body: {
        source_code: { [language]: source },
        language_id: languageIdOf(language),
        problemId,
      },
    };
    for (;;) {
      const { body } = await this.#person.ask('POST', '/execution-code', sent);
      const { data } = body as { data: Submission };
      if (isFinal(data.status)) return data;
      await sleep(LOOK_MS);
    }
  }
}

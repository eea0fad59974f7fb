import { randomUUID } from 'node:crypto';
import { languageIdOf } from '@stepwise/contracts/language';
import { chance } from './chance.ts';
import { Person, type Tally } from './person.ts';
import { PROGRAMS, type Program } from './programs.ts';

/** A program that somebody sends in, and what the server has answered so far. */
export type Sent = {
  readonly key: string;
  readonly program: Program;
  readonly email: string;
  /** Ids that the server named for it. There must be exactly one in the end. */
  readonly ids: Set<string>;
};

/** How many programs a person has on the way at once. */
const LANES = 2;
/** Shares of the requests that a person gives up at once, or repeats after the answer. */
const IMPATIENT = 0.2;
const DOUBTFUL = 0.1;
/** Of those who look at what they have sent in a dozen windows, and read none of them. */
const SCATTERED = 0.1;
const WINDOWS = 12;

export const PASSWORD = 'password of the chaos run';

/** People who send in programs and never give up. */
export class Crowd {
  readonly tally: Tally = { requests: 0, unanswered: 0, putOff: 0 };
  readonly sent: Sent[] = [];
  acknowledged = 0;
  /** Event streams that were opened and never read. */
  streams = 0;
  readonly #people: readonly Person[];

  /** @param urls of the servers, which they share out among them */
  constructor(urls: readonly string[], people: number, deadline: AbortSignal) {
    this.#people = Array.from({ length: people }, (_, index) => {
      const url = urls[index % urls.length] ?? '';
      return new Person(url, `chaos-${index + 1}@example.com`, this.tally, deadline);
    });
  }

  async register(): Promise<void> {
    await Promise.all(this.#people.map((person) => person.enter('/auth/register', PASSWORD)));
  }

  /** Sends `count` programs in. Resolves when every one is acknowledged. */
  async submit(problemId: string, count: number): Promise<void> {
    let next = 0;
    const lane = async (person: Person): Promise<void> => {
      while (next < count) {
        const program = PROGRAMS[next % PROGRAMS.length];
        next += 1;
        if (program) await this.#submitOne(person, problemId, program);
      }
    };
    const lanes = this.#people.flatMap((person) => Array.from({ length: LANES }, () => person));
    await Promise.all(lanes.map(lane));
  }

  async #submitOne(person: Person, problemId: string, program: Program): Promise<void> {
    const { language, source } = program;
    const sent: Sent = { key: randomUUID(), program, email: person.email, ids: new Set() };
    this.sent.push(sent);
    const headers = { 'Idempotency-Key': sent.key };
    const body = {
      source_code: { [language]: source },
      language_id: languageIdOf(language),
      problemId,
    };
    const send = async (): Promise<void> => {
      const answer = await person.ask('POST', '/execution-code', {
        ...{ headers, body },
        patienceMs: () => (chance() < IMPATIENT ? 100 : 30_000),
      });
      sent.ids.add((answer.body as { data: { id: string } }).data.id);
    };
    const windows = Array.from({ length: chance() < SCATTERED ? WINDOWS : 0 }, () =>
      person.openStream('/execution-code', { headers, body }),
    );
    this.streams += windows.length;
    await send().finally(() => {
      for (const close of windows) close();
    });
    this.acknowledged += 1;
    if (chance() < DOUBTFUL) await send();
  }
}

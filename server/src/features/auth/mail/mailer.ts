import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../lib/db/db.ts';
import type { Logger } from '../../../lib/logger.ts';
import { isRefusedForGood, type Mail, type SendMail } from '../../../lib/mail/smtp.ts';
import {
  claimMails,
  giveUpMail,
  removeMail,
  tryMailAgain,
  type MailJob,
} from './mail-queue.queries.ts';
import { testText } from './mail-texts.ts';
import { writeMail } from './write-mail.ts';

/** Interval at which an idle mailer looks for mails that nobody wakes it for. */
const POLL_MS = 5_000;
/** Mails sent at once. */
const AT_ONCE = 4;
/** From the first byte to the last; a server that drips is left. Below the lease of a mail. */
const SEND_WITHIN_MS = 30_000;
/** How long is waited after each failure; after the last one a mail is given up. */
const PAUSES_SECONDS = [30, 120, 600, 1_800];

type Deps = {
  readonly db: Database;
  readonly logger: Logger;
  readonly send: SendMail;
  /** What links begin with, without a slash at the end. */
  readonly siteUrl: string;
  /** What the site is called; empty where nobody has said so. */
  readonly siteName?: () => Promise<string>;
  readonly sendWithinMs?: number;
  readonly pausesSeconds?: readonly number[];
  readonly pollMs?: number;
};

/** Sends what waits in the queue. Several servers may do so: none sends what another one has claimed. */
export class Mailer {
  readonly #deps: Required<Deps>;
  readonly #stopping = new AbortController();
  #wakeUp = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(deps: Deps) {
    const usual = { sendWithinMs: SEND_WITHIN_MS, pausesSeconds: PAUSES_SECONDS, pollMs: POLL_MS };
    this.#deps = { ...usual, siteName: () => Promise.resolve(''), ...deps };
  }

  start(): void {
    this.#loop = this.#work();
  }

  /** There is a mail to send. */
  wake(): void {
    this.#wakeUp.abort();
  }

  /** Past the queue: whoever asks waits for the answer, which is null or what went wrong. */
  async sendTest(to: string): Promise<string | null> {
    const { siteUrl, siteName, send, sendWithinMs } = this.#deps;
    const mail = withName({ to, ...testText(siteUrl) }, await siteName());
    const inTime = AbortSignal.timeout(sendWithinMs);
    try {
      await send(mail, AbortSignal.any([inTime, this.#stopping.signal]));
      return null;
    } catch (error) {
      return wordsOf(error);
    }
  }

  /** Claims no more, and leaves what is on its way to whoever comes next. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Renewed before the query, so that a wake-up during it is not lost.
      this.#wakeUp = new AbortController();
      const claimed = await this.#sendSome().catch((error: unknown) => {
        this.#deps.logger.error({ err: error }, 'the queue of mails could not be read');
        return 0;
      });
      if (claimed < AT_ONCE) await this.#idle();
    }
  }

  async #idle(): Promise<void> {
    const { signal } = this.#wakeUp;
    await sleep(this.#deps.pollMs, undefined, { signal }).catch(() => undefined);
  }

  async #sendSome(): Promise<number> {
    const jobs = await claimMails(this.#deps.db, AT_ONCE);
    await Promise.all(
      jobs.map((job) =>
        // It is claimed again when its lease is over.
        this.#deliver(job).catch((error: unknown) => {
          this.#deps.logger.error({ err: error, mailId: job.id }, 'a mail was left as it is');
        }),
      ),
    );
    return jobs.length;
  }

  async #deliver(job: MailJob): Promise<void> {
    const { db, send, sendWithinMs, siteName } = this.#deps;
    const name = await siteName();
    const mail = await writeMail({ ...this.#deps, name }, job);
    if (mail === null) return removeMail(db, job);
    const named = withName(mail, name);
    const inTime = AbortSignal.timeout(sendWithinMs);
    try {
      await send(named, AbortSignal.any([inTime, this.#stopping.signal]));
    } catch (error) {
      return this.#afterFailure(job, error);
    }
    await removeMail(db, job);
  }

  async #afterFailure(job: MailJob, error: unknown): Promise<void> {
    const { db, logger, pausesSeconds } = this.#deps;
    // Not the mail server's fault.
    if (this.#stopping.signal.aborted) return tryMailAgain(db, job, 0, null);
    const reason = wordsOf(error);
    // Neither the address nor the text: the log is read by more people than the mail.
    const fields = { mailId: job.id, kind: job.kind, attempt: job.attempt, reason };
    const pause = isRefusedForGood(error) ? undefined : pausesSeconds[job.attempt - 1];
    if (pause === undefined) {
      logger.error(fields, 'a mail was given up');
      return giveUpMail(db, job, reason);
    }
    logger.warn(fields, 'a mail could not be sent and is tried again');
    await tryMailAgain(db, job, pause, reason);
  }
}

/** Whose mail it is stands before what it is about. */
function withName(mail: Mail, name: string): Mail {
  return name === '' ? mail : { ...mail, subject: `[${name}] ${mail.subject}` };
}

/** Characters looked at of what a mail server said, which may be long. */
const SAID_MAX = 4_000;

/** What went wrong, without the addresses and the links with their tokens that mail servers like to repeat. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said
    .slice(0, SAID_MAX)
    .replace(/[a-z][a-z\d+.-]*:\/\/[^\s<>]+|[^\s<>]*#[\w-]{8,}[^\s<>]*|[\w-]{40,}/gi, '(link)')
    .replace(/[^\s<>]+@[^\s<>]+/g, '(address)');
}

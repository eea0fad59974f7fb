import { afterEach } from 'vitest';
import type { AppDeps } from '../app.ts';
import { Mailer } from '../features/auth/mail/mailer.ts';
import type { Database } from '../lib/db/db.ts';
import { createLogger } from '../lib/logger.ts';
import { createSmtp } from '../lib/mail/smtp.ts';
import { readSmtpUrl } from '../lib/mail/smtp-url.ts';
import { startTestApp } from './app.ts';
import { startMailServer } from './doubles/mail-server.ts';

export const SITE = 'https://judge.example';
const FROM = { name: 'Stepwise', address: 'no-reply@judge.example' };

/** Where mail is on, and nobody sends it. */
export const idleMail = { wake: () => undefined, sendTest: () => Promise.resolve(null) };

const mailers: Mailer[] = [];

afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.stop();
});

type MailerOptions = Partial<ConstructorParameters<typeof Mailer>[0]> & { readonly url: string };

/** A mailer until the end of the test, less patient than the product's. */
export function startMailer(db: Database, { url, ...options }: MailerOptions): Mailer {
  const server = readSmtpUrl(url);
  if (server === null) throw new Error(`Not the address of a mail server: ${url}`);
  const mailer = new Mailer({
    ...{ db, logger: createLogger('silent'), siteUrl: SITE },
    ...{ send: createSmtp({ server, from: FROM }), pollMs: 50, pausesSeconds: [0, 0] },
    ...options,
  });
  mailer.start();
  mailers.push(mailer);
  return mailer;
}

/** The HTTP side with a mail server beside it. */
export async function startMailingApp(db: Database, overrides: Partial<AppDeps> = {}) {
  const server = await startMailServer();
  const mail = startMailer(db, { url: server.url });
  return { ...(await startTestApp(db, { mail, ...overrides })), server };
}

import { createTransport } from 'nodemailer';
import type { Sender } from './sender.ts';
import type { SmtpServer } from './smtp-url.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
};

/** @throws when the mail server has not taken it in time, or has refused it: see `isRefusedForGood` */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Where mails are handed over, and who they come from. */
export type SmtpConfig = { readonly server: SmtpServer; readonly from: Sender };

/** Of one step of the conversation, in milliseconds. Whoever sends bounds the whole by a signal. */
const STEP_MS = 10_000;

/** Hands mails to a mail server, each over a connection of its own. */
export function createSmtp({ server: { host, port, isSecure, auth }, from }: SmtpConfig): SendMail {
  const transport = createTransport({
    host,
    secure: isSecure,
    ...(port === null ? {} : { port }),
    ...(auth === null ? {} : { auth }),
    // A password never crosses a network in the clear, also where somebody hides that there is TLS.
    requireTLS: auth !== null && !isSecure && !isThisMachine(host),
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }, signal) => {
    await transport.sendMail({
      from,
      // As an object it is an address and never a list of them.
      to: { name: '', address: to },
      subject,
      text,
      // Out-of-office assistants answer none that says this.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}

/** Whether trying again is in vain: the server knows the address, or this mail, and does not want it. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutTheMail && typeof responseCode === 'number' && responseCode >= 500;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { readonly to: string; readonly raw: string };

/** A mail server on this machine that takes everything and sends nothing on. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', raw });
        done();
      });
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    /** The link in the mail to this address with this subject; empty while there is none. */
    linkIn: (to: string, subject: string): string => {
      const mail = mails.find(({ to: address, raw }) => address === to && raw.includes(subject));
      // Long lines are folded for the way.
      const text = (mail?.raw ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
      return /^https?:\S+$/m.exec(text)?.[0] ?? '';
    },
    close: () => new Promise<void>((closed) => smtp.close(() => closed())),
  };
}

import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';

/** What the server does with a connection. */
export type Mood =
  | 'kind'
  /** Says nothing at all. */
  | 'silent'
  /** Refuses for now, as those do that know nobody yet. */
  | 'busy'
  /** Knows no such address. */
  | 'refuses'
  /** Dislikes the links in the text, and repeats them. */
  | 'quotes'
  /** Hangs up in the middle of the text. */
  | 'drops'
  /** Reads the text, and never says whether it has it. */
  | 'hangs'
  /** Has taken the mail, and hangs up before it says so. */
  | 'forgets';

type ReceivedMail = {
  readonly to: string;
  readonly from: string;
  /** Headers and text as they came. */
  readonly raw: string;
  /** The text, decoded. */
  readonly text: string;
};

const servers: { server: Server; sockets: Set<Socket> }[] = [];

afterEach(() => {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A mail server on loopback until the end of the test, as unkind as real ones are. */
export async function startMailServer({ login }: { login?: { user: string; pass: string } } = {}) {
  const mails: ReceivedMail[] = [];
  const moods: Mood[] = [];
  const logins: string[] = [];
  const of = new Map<number | undefined, { mood: Mood; socket: Socket }>();
  const smtp = new SMTPServer({
    ...answers(mails, (port) => of.get(port)),
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: login === undefined,
    onAuth: ({ username, password }, _session, done) => {
      logins.push(username ?? '');
      const isRight = username === login?.user && password === login?.pass;
      done(isRight ? null : new Error('Wrong password'), isRight ? { user: username } : undefined);
    },
  });
  // A client that hangs up is what these tests are about.
  smtp.on('error', () => undefined);

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const mood = moods.shift() ?? 'kind';
    sockets.add(socket);
    of.set(socket.remotePort, { mood, socket });
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (mood === 'silent') socket.resume();
    else smtp.connect(socket);
  });
  servers.push({ server, sockets });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `smtp://${host}`,
    urlFor: (user: string, pass: string) =>
      `smtp://${encodeURIComponent(user)}:${encodeURIComponent(pass)}@${host}`,
    /** Those that it has. */
    mails,
    /** What becomes of the next connections, one after another; it is kind to those after them. */
    moods,
    /** Names that were tried. */
    logins,
    connections: () => sockets.size,
  };
}

type FindConnection = (port: number) => { mood: Mood; socket: Socket } | undefined;

function answers(mails: ReceivedMail[], find: FindConnection): SMTPServerOptions {
  return {
    onRcptTo: (_address, { remotePort }, done) => {
      const mood = find(remotePort)?.mood;
      if (mood === 'busy') done(refusal('Greylisted, try again later', 451));
      else if (mood === 'refuses') done(refusal('No such user here: ada@example.com', 550));
      else done();
    },
    onData: (stream, session, done) => {
      const connection = find(session.remotePort);
      const mood = connection?.mood;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (mood === 'drops') connection?.socket.destroy();
      });
      stream.on('end', () => {
        if (mood === 'drops' || mood === 'hangs') return;
        const raw = Buffer.concat(chunks).toString();
        if (mood === 'quotes') return done(refusal(`Spam: ${quoted(textOf(raw))}`, 550));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ to: rcptTo[0]?.address ?? '', from, raw, text: textOf(raw) });
        if (mood === 'forgets') connection?.socket.destroy();
        else done();
      });
    },
  };
}

/** The link of a text, as it stands there, without what it begins with, and its end alone. */
function quoted(text: string): string {
  const [, link = '', site = '', token = ''] = /(https?:\/\/(\S+?)#(\S+))/.exec(text) ?? [];
  return `<${link}>, ${site}#${token} and ${token} are listed`;
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** The text of a mail in one part. */
function textOf(raw: string): string {
  const end = raw.indexOf('\r\n\r\n');
  const [head, body] = [raw.slice(0, end), raw.slice(end + 4)];
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
}

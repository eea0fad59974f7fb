import type { LanguageKey } from '@stepwise/contracts/language';

/** Something that must not work. The programs print "refused", or what they got. */
export type Refusal = {
  readonly name: string;
  readonly programs: Partial<Record<LanguageKey, string>>;
};

const python = (attempt: string): string => `import os, socket
try:
    got = ${attempt}
    print('got', got)
except OSError:
    print('refused')`;

const javascript = (
  attempt: string,
): string => `const fs = require('fs'); const net = require('net');
try { console.log('got', ${attempt}); } catch { console.log('refused'); }`;

const java = (attempt: string): string => `import java.nio.file.*; import java.net.*;
public class Main { public static void main(String[] args) {
  try { System.out.println("got " + (${attempt})); }
  catch (Exception error) { System.out.println("refused"); } } }`;

/** Java starts slowly; what it is refused it is refused for the same reasons as the others. */
const JAVA_TRIES = ['/etc/shadow', '/proc/1/environ', '/usr/x'];

const triedInJava = (path: string, attempt: string): Refusal['programs'] =>
  JAVA_TRIES.includes(path) ? { JAVA: java(attempt) } : {};

const reading = (path: string): Refusal => ({
  name: `reading ${path}`,
  programs: {
    PYTHON: python(`open('${path}', 'rb').read()`),
    JAVASCRIPT: javascript(`fs.readFileSync('${path}')`),
    ...triedInJava(path, `Files.readAllBytes(Path.of("${path}")).length`),
  },
});

const listing = (path: string): Refusal => ({
  name: `listing ${path}`,
  programs: {
    PYTHON: python(`os.listdir('${path}')`),
    JAVASCRIPT: javascript(`fs.readdirSync('${path}')`),
  },
});

const writing = (path: string): Refusal => ({
  name: `writing ${path}`,
  programs: {
    PYTHON: python(`open('${path}', 'w').write('x')`),
    JAVASCRIPT: javascript(`fs.writeFileSync('${path}', 'x')`),
    ...triedInJava(path, `Files.writeString(Path.of("${path}"), "x")`),
  },
});

const socket = (family: string, kind: string): Refusal => ({
  name: `a socket of ${family}`,
  programs: { PYTHON: python(`socket.socket(socket.${family}, socket.${kind})`) },
});

export const REFUSALS: readonly Refusal[] = [
  ...['/etc/shadow', '/etc/passwd', '/proc/1/environ', '/proc/1/mem'].map(reading),
  ...['/root', '/home', '/var', '/sys', '/proc/1/fd', '/proc/1/root'].map(listing),
  ...['/x', '/usr/x', '/etc/x', '/dev/x', '/proc/sys/kernel/core_pattern'].map(writing),
  socket('AF_INET', 'SOCK_STREAM'),
  socket('AF_INET', 'SOCK_DGRAM'),
  socket('AF_INET6', 'SOCK_STREAM'),
  socket('AF_NETLINK', 'SOCK_RAW'),
  socket('AF_PACKET', 'SOCK_RAW'),
  socket('AF_VSOCK', 'SOCK_STREAM'),
  socket('AF_ALG', 'SOCK_SEQPACKET'),
  {
    name: 'connecting',
    programs: {
      JAVA: java(`new Socket("127.0.0.1", 22)`),
      JAVASCRIPT: `require('net').connect(22, '127.0.0.1').on('error', () => console.log('refused'))
        .on('connect', () => console.log('got a connection'));`,
    },
  },
  {
    name: 'resolving a name',
    programs: {
      PYTHON: python(`socket.gethostbyname('example.com')`),
      JAVA: java(`InetAddress.getByName("example.com")`),
    },
  },
];

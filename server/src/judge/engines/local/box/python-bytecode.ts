import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const DEADLINE_MS = 60_000;
/** Reads a source, writes what Python takes as the `.pyc` of a module without one. */
const COMPILE = `
import importlib.util, marshal, sys
code = compile(sys.stdin.buffer.read(), sys.argv[1], "exec", dont_inherit=True)
sys.stdout.buffer.write(importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code))
`;

/**
 * A module of Python as bytecode, which takes a start no time to compile.
 * @param python that is to run it, too: others may not understand it
 * @param name of the module, for its tracebacks
 * @throws {Error} what Python had to say against it
 */
export async function compilePython(
  python: string,
  source: Uint8Array,
  name: string,
): Promise<Buffer> {
  const options = { encoding: 'buffer', timeout: DEADLINE_MS } as const;
  const compiling = execute(python, ['-IBc', COMPILE, name], options);
  // One that has ended before it has read all says so by its status.
  compiling.child.stdin?.on('error', () => undefined).end(source);
  return (await compiling).stdout;
}

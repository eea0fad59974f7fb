import { spawn } from 'node:child_process';

/** As much as a program of the judge may print, and more. */
const STDOUT_MAX = 16 * 1024 * 1024;
const STDERR_MAX = 64 * 1024;
/** What a program leaves running may hold its output open for so long. */
const LEFTOVERS_MS = 500;

/**
 * @typedef {{ stdout: Buffer, stderr: Buffer, code: number | null, signal: string | null,
 *   stopped: 'time' | 'output' | null, ms: number }} Ran
 */

/**
 * Runs a program as its person would: no sandbox keeps it from anything.
 * @param {{ command: string, args: string[], cwd: string, input: Buffer, withinMs: number }} program
 * @returns {Promise<Ran>}
 */
export function runProgram({ command, args, cwd, input, withinMs }) {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    /** @type {Ran['stopped']} */
    let stopped = null;
    const child = spawn(command, args, { cwd, stdio: 'pipe', windowsHide: true });
    /** @param {'time' | 'output'} why */
    const stop = (why) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop('time'), withinMs);
    const stdout = collect(child.stdout, STDOUT_MAX, () => stop('output'));
    const stderr = collect(child.stderr, STDERR_MAX, () => undefined);
    // A program need not read its input to the end.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      setTimeout(
        () => [child.stdout, child.stderr].forEach((one) => one.destroy()),
        LEFTOVERS_MS,
      ).unref();
    });
    child.on('close', (code, signal) => {
      const ms = Math.round(performance.now() - begin);
      resolve({ stdout: stdout(), stderr: stderr(), code, signal, stopped, ms });
    });
  });
}

/**
 * @param {import('node:stream').Readable} source
 * @param {number} max
 * @param {() => void} onTooMuch
 */
function collect(source, max, onTooMuch) {
  /** @type {Buffer[]} */
  const chunks = [];
  let length = 0;
  source.on('data', (/** @type {Buffer} */ chunk) => {
    length += chunk.length;
    if (length <= max) chunks.push(chunk);
    else onTooMuch();
  });
  return () => Buffer.concat(chunks);
}

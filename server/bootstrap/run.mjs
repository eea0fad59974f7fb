import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The root of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A command ended badly; `message` holds the end of what it printed. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError';
}

/** Of what reads all of the code or the bank: minutes, and many more where other suites run beside it. */
export const LONG_MS = 60 * 60_000;
const TAIL_CHARACTERS = 6_000;

/**
 * Runs a command to its end and answers what it printed. Output is shown only when it fails, so
 * that the steps stay readable.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<string>}
 * @throws {CommandError}
 */
export function run(command, args, options = {}) {
  const { cwd = ROOT, env = process.env, timeoutMs = 15 * 60_000 } = options;
  return new Promise((resolvePromise, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output = (output + chunk.toString()).slice(-1_000_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolvePromise(output);
      else {
        const line = [command, ...args].join(' ');
        const end = signal ? `was ended by ${signal}` : `ended with exit status ${code}`;
        reject(new CommandError(`${line}\n${end}\n${output.slice(-TAIL_CHARACTERS)}`));
      }
    });
  });
}

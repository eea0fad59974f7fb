#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { get } from './commands/get.mjs';
import { list } from './commands/list.mjs';
import { login, logout } from './commands/login.mjs';
import { open } from './commands/open.mjs';
import { status } from './commands/status.mjs';
import { submit } from './commands/submit.mjs';
import { test } from './commands/test.mjs';
import { codeOf } from './lib/config.mjs';
import { EXIT, Failure } from './lib/failure.mjs';
import { say, warn } from './lib/say.mjs';

// The command line of a Stepwise site: Node alone, and a token in place of a browser.

/**
 * @typedef {{ usage: string, summary: string,
 *   options: Record<string, { type: 'string' | 'boolean' }>,
 *   run: (args: { positionals: string[], values: Record<string, any> }) => Promise<number> }} Command
 */

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = { login, logout, list, get, test, submit, status, open };

const HELP = `Solve the problems of a Stepwise site in your own editor.

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  stepwise ${usage}\n      ${summary}`)
  .join('\n')}

Exit status: 0 accepted or done, 1 not accepted, 2 asked for wrongly, 3 the site cannot answer now,
4 no token or one that may not, 5 a fault of this program. STEPWISE_HOST and STEPWISE_TOKEN stand in
for a login.`;

/** As of a program that a closed pipe has ended: no status of an answer. */
const PIPE_CLOSED = 141;
// Whoever reads the output has seen enough: stepwise list | head
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
  process.exit(PIPE_CLOSED);
});

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} argv */
async function main([name = 'help', ...rest]) {
  try {
    if (['help', '--help', '-h'].includes(name)) {
      say(HELP);
      return EXIT.ok;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new Failure(EXIT.usage, `There is no command ${name}. See: stepwise help`);
    return await command.run(parse(command, rest));
  } catch (error) {
    if (error instanceof Failure) {
      warn(error.message);
      return error.exit;
    }
    warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.broken;
  }
}

/**
 * @param {Command} command
 * @param {string[]} args
 */
function parse({ usage, options }, args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(EXIT.usage, `${why}\nUsage: stepwise ${usage}`);
  }
}

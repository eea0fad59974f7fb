import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { JUDGE_PROGRAMS, ensurePrograms } from './system-packages.mjs';
import { ROOT } from './run.mjs';
import { setting } from './setting.mjs';
import { setUp } from './setup.mjs';

await setUp({ client: false });
if (setting('JUDGE_ENGINE') !== 'judge0') await ensurePrograms(JUDGE_PROGRAMS);

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
const start = (args, cwd) =>
  // In a process group of its own: Ctrl+C reaches each of them once, through us. A second signal
  // would make the watcher kill the server before it has ended its database.
  spawn(process.execPath, args, { cwd, stdio: 'inherit', detached: true });

// The server starts anew when one of its files changes; the client is replaced in the open page.
const children = [
  start(
    [join(ROOT, 'server/node_modules/tsx/dist/cli.mjs'), 'watch', 'server/src/commands/dev.ts'],
    ROOT,
  ),
  start([join(ROOT, 'client/node_modules/vite/bin/vite.js')], join(ROOT, 'client')),
];

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// npm does not pass its signals on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500).unref();
for (const child of children) child.on('close', stop);

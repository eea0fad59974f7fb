import { spawn } from 'node:child_process';
import { accountFor } from '../lib/config.mjs';
import { EXIT } from '../lib/failure.mjs';
import { findProject } from '../lib/project.mjs';
import { say } from '../lib/say.mjs';

/** @type {Readonly<Record<string, [string, ...string[]]>>} */
const OPENERS = {
  darwin: ['open'],
  // An empty title: `start` takes what is in quotes for one.
  win32: ['cmd', '/c', 'start', ''],
};

export const open = {
  usage: 'open [SLUG]',
  summary: 'The page of a problem, in the browser',
  options: {},

  /** @param {{ positionals: string[] }} args */
  async run({ positionals: [slug] }) {
    const address = slug === undefined ? addressHere() : pageOf(accountFor().host, slug);
    say(address);
    const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
    const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' });
    // Without a desktop the address that was said is all there is.
    child.on('error', () => undefined);
    child.unref();
    return EXIT.ok;
  },
};

function addressHere() {
  const { host, slug } = findProject('.').project;
  return pageOf(host, slug);
}

/**
 * @param {string} host
 * @param {string} slug
 */
function pageOf(host, slug) {
  return `${host}/problem/${encodeURIComponent(slug)}`;
}

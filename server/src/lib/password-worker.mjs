import { compare, hash } from 'bcryptjs';

/**
 * Runs in a worker thread: bcrypt is a tenth of a second of pure computing, during which a server
 * that did it itself would answer nobody.
 * @param {{ password: string, cost: number } | { password: string, hash: string }} task
 * @returns {Promise<string | boolean>} the hash, or whether it fits
 */
// eslint-disable-next-line import-x/no-default-export -- the pool calls the default export
export default function work(task) {
  return 'hash' in task ? compare(task.password, task.hash) : hash(task.password, task.cost);
}

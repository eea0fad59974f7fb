/** One line per step on the console: what is being done, then how long it took. */

const isTerminal = process.stdout.isTTY;

/**
 * Runs one step and says so. A step that throws is marked before the error goes on.
 * @template T
 * @param {string} name what is being done, like "Installing packages"
 * @param {() => Promise<T> | T} run
 * @returns {Promise<T>}
 */
export async function step(name, run) {
  const start = performance.now();
  if (isTerminal) process.stdout.write(`  … ${name}`);
  else console.log(`  … ${name}`);
  try {
    const result = await run();
    finish('✓', name, start);
    return result;
  } catch (error) {
    finish('✗', name, start);
    throw error;
  }
}

/**
 * @param {string} mark
 * @param {string} name
 * @param {number} start
 */
function finish(mark, name, start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}  ${mark} ${name} (${seconds} s)\n`);
}

/** @param {string} text */
export function note(text) {
  for (const line of text.split('\n')) console.log(`    ${line}`);
}

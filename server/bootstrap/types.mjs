import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

// The native compiler checks in a second what takes the other one ten; eslint still needs the other,
// because it reads types through an interface that the native one does not have yet.
const COMPILER = join(ROOT, 'node_modules/ts7/lib/tsc.js');
const PROJECTS = ['server/contracts', 'prisma', 'server', 'client'];

/**
 * Checks the types of every package.
 * @throws {import('./run.mjs').CommandError} with what the compiler said
 */
export async function checkTypes() {
  await Promise.all(PROJECTS.map((project) => run(process.execPath, [COMPILER, '-p', project])));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await checkTypes();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

// The native compiler checks in a second what takes the other one ten; eslint still needs the other,
// because it reads types through an interface that the native one does not have yet.
const COMPILER = join(ROOT, 'node_modules/ts7/lib/tsc.js');
const PROJECTS = ['server/contracts', 'server/markdown', 'prisma', 'server', 'client'];

/**
 * Checks the types of every package.
 * @throws {Error} with what the compiler said of all of them
 */
export async function checkTypes() {
  const checks = PROJECTS.map((project) =>
    // Several checkers of a project check much of it twice; the projects run in parallel already.
    run(process.execPath, [COMPILER, '-p', project, '--checkers', '1']),
  );
  const settled = await Promise.allSettled(checks);
  const said = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  if (said.length > 0) throw new Error(said.join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await checkTypes();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

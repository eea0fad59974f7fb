import { resolve } from 'node:path';

/**
 * Runs a command of the shell to its end: its answer is the exit code, an error becomes its message
 * and code 1.
 *
 * Exits by force, because the schema engine leaves a timer of 10 s; and on Ctrl+C too, so that what
 * a command has started hears of the end.
 */
export async function runDatabaseCommand(work: () => Promise<number>): Promise<never> {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  try {
    process.exit(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Prints what takes its time. */
export function report(message: string): void {
  console.log(`${message} …`);
}

/** A file as the person named it: npm changes to the checkout before it runs a command. */
export function calledFrom(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

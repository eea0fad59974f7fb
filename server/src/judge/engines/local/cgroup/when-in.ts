/** The first descriptor after those for input, output and errors. */
const FIRST_DOOR = 3;

export type Command = { readonly command: string; readonly argv: readonly string[] };

/**
 * What has to be started instead of a command so that it runs in the groups whose doors the process
 * finds from descriptor 3 on. The command finds them closed. One that is not let in runs all the same.
 */
export function whenIn(doors: readonly number[], { command, argv }: Command): Command {
  if (doors.length === 0) return { command, argv };
  const steps = doors.map((_, index) => {
    const door = FIRST_DOOR + index;
    // To the kernel 0 is whoever writes it, in the terms of every namespace.
    return `echo 0 2>/dev/null >&${door}; exec ${door}>&-; `;
  });
  return { command: '/bin/sh', argv: ['-c', `${steps.join('')}exec "$@"`, 'sh', command, ...argv] };
}

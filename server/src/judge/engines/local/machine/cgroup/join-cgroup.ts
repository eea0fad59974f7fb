export type Command = { readonly command: string; readonly argv: readonly string[] };

/** To the kernel 0 is the process that writes it, in every namespace. */
const SCRIPT = 'echo 0 2>/dev/null >&3; exec 3>&-; exec "$@"';

/**
 * What to start instead of a command so that it runs in a cgroup. The process needs the `cgroup.procs` of
 * that group as descriptor 3; the command finds 3 closed. It runs even if it could not join.
 */
export function joinThenExec({ command, argv }: Command): Command {
  return { command: '/bin/sh', argv: ['-c', SCRIPT, 'sh', command, ...argv] };
}

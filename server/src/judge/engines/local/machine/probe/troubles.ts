import type { IsolationName } from '../isolation/isolation.ts';

/** What is wrong with the machine and what a person can do about it. */
export type Trouble = { readonly reason: string; readonly remedy: string };

/** What the service api-embedded of docker-compose.yml has. */
const IN_DOCKER =
  'In Docker: --security-opt seccomp=server/docker/seccomp-embedded.json ' +
  '--security-opt apparmor=unconfined --security-opt systempaths=unconfined.';
const OR_JUDGE0 = 'Or run the code on a Judge0 server: JUDGE_ENGINE=judge0.';

/** Words of bubblewrap, or of the system about it, and what they mean here. First match counts. */
type Known = readonly (Trouble & { readonly said: RegExp })[];

const OF_BUBBLEWRAP: Known = [
  {
    said: /ENOENT|\bsh: .*(?:not found|No such file)/,
    reason: 'bubblewrap (bwrap), which the sandbox is built on, is not installed.',
    remedy: 'Install it: apt-get install bubblewrap (or dnf, pacman, zypper install bubblewrap).',
  },
  {
    said: /Unknown option/,
    reason: 'bubblewrap is older than 0.8.0, which the sandbox needs.',
    remedy: `Update it: Debian 12, Ubuntu 24.04 and Fedora 38 have a newer one. ${OR_JUDGE0}`,
  },
  {
    said: /setting up uid map: Permission denied|Failed RTM_NEWADDR/,
    reason: 'The system forbids bubblewrap to create user namespaces (AppArmor, Ubuntu 23.10 on).',
    remedy:
      'Install the AppArmor profile bwrap-userns-restrict, or run: ' +
      'sysctl kernel.apparmor_restrict_unprivileged_userns=0',
  },
  {
    said: /No permissions to create(?: a)? new namespace|max_\S*namespaces|No space left on device/,
    reason: 'The system does not allow new user namespaces here.',
    remedy:
      'Allow them: sysctl user.max_user_namespaces=10000 kernel.unprivileged_userns_clone=1. ' +
      `${IN_DOCKER} ${OR_JUDGE0}`,
  },
  {
    said: /Operation not permitted|EPERM/,
    reason: 'The system does not permit the sandbox to be set up.',
    remedy: `${IN_DOCKER} ${OR_JUDGE0}`,
  },
  {
    said: /mount proc|mounting proc/,
    reason: 'The container masks /proc, so a box cannot have one of its own.',
    remedy: `In Docker: --security-opt systempaths=unconfined. ${OR_JUDGE0}`,
  },
  {
    said: /EINVAL|setuid|EACCES/,
    reason: 'The server cannot start bubblewrap as another user.',
    remedy: 'Run the server as an ordinary user, or as root of the machine itself.',
  },
];

const OF_LANDLOCK: Known = [
  {
    said: /Landlock version 0/,
    reason:
      'Without bubblewrap the sandbox needs Landlock, which this kernel does not have or offer.',
    remedy:
      'Linux 6.12 or newer has it; where it is off, add "landlock" to the lsm= of its command line.',
  },
  {
    said: /Landlock version \d+ is older/,
    reason: 'Without bubblewrap the sandbox needs a Landlock that keeps signals apart: Linux 6.12.',
    remedy: 'Update the kernel to 6.12 or newer.',
  },
  {
    said: /EPERM|EINVAL|EACCES|Permission denied|could not be made/,
    reason: 'The folders and users of a sandbox without bubblewrap cannot be set up.',
    remedy:
      'The folder for temporary files (TMPDIR) has to be one that every user can reach, and root needs its right to change users (CAP_SETUID, CAP_SETGID, CAP_CHOWN, CAP_KILL). Or run the server as an ordinary user.',
  },
];

const KNOWN: Readonly<Record<IsolationName, Known>> = {
  bubblewrap: OF_BUBBLEWRAP,
  landlock: OF_LANDLOCK,
};

export const NOT_LINUX: Trouble = {
  reason: 'The local judge needs Linux: its sandbox is made of Linux namespaces.',
  remedy: `Run the server in Linux, for example in a virtual machine. ${OR_JUDGE0}`,
};

export const NO_FILTER: Trouble = {
  reason: 'There is no system call filter for this processor.',
  remedy: `The local judge runs on x86-64 and on 64-bit ARM. ${OR_JUDGE0}`,
};

export const NO_PYTHON: Trouble = {
  reason: '/usr/bin/python3, which watches over programs in the sandbox, is not installed.',
  remedy: 'Install it: apt-get install python3 (or dnf, pacman, zypper install python3).',
};

/** @param said what came back when a box was started */
export function startTrouble(isolation: IsolationName, said: string): Trouble {
  const known = KNOWN[isolation].find((trouble) => trouble.said.test(said));
  if (known) return known;
  return { reason: `The sandbox (${isolation}) does not start. ${said}`, remedy: OR_JUDGE0 };
}

/** @param findings what a program could do in a box and must not */
export function isolationTrouble(findings: readonly string[]): Trouble {
  return {
    reason: `The sandbox does not hold on this machine: ${findings.join('; ')}.`,
    remedy: `Code is not run without it. ${OR_JUDGE0}`,
  };
}

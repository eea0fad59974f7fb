import {
  answer,
  assemble,
  ifAnyBit,
  ifAtLeast,
  ifEqual,
  keepBits,
  load,
  whenOneGoOn,
  whenOneOf,
  type Instruction,
} from './bpf.ts';
import {
  ABSENT,
  BESIDE_LANDLOCK,
  FIRST_UNKNOWN,
  numberOf,
  REFUSED,
  REFUSED_TO_TESTS,
  TIMES,
} from './syscalls.ts';
import type { Architecture, Numbers } from './syscalls.ts';

const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
/** The call is not made, and its caller told that it has worked. */
const PRETENDED = 0x00050000;
const EPERM = PRETENDED | 1;
const EAGAIN = PRETENDED | 11;
const ENOMEM = PRETENDED | 12;
const EINVAL = PRETENDED | 22;
const ENOSYS = PRETENDED | 38;
const EOPNOTSUPP = PRETENDED | 95;
const EAFNOSUPPORT = PRETENDED | 97;

/** Offsets in struct seccomp_data; the low half of an argument comes first. */
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;
const argumentAt = (index: number): number => 16 + 8 * index;

const AUDIT_ARCHITECTURE: Record<Architecture, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Numbers from here on are the x32 flavour of x86-64, which would pass every rule below. */
const X32_BIT = 0x40000000;
const AF_UNIX = 1;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const CLONE_NEW_ANY = 0x7e020000;
/** It gives the handle that pidfd_open does. */
const CLONE_PIDFD = 0x1000;
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
const PERSONALITY_QUERY = 0xffffffff;
const PRIO_USER = 2;
/** Of a socket's type; the rest are flags. */
const TYPE_MASK = 0xf;
const SOCK_STREAM = 1;
const SOCK_SEQPACKET = 5;
/** F_SETLK, F_SETLKW, and those of open files. */
const F_LOCKS = [6, 7, 37, 38];
/** F_SETLEASE, F_NOTIFY, and hints of how long what is written lives, which stay with the file. */
const F_SHARED = [1024, 1026, 1035, 1036, 1037, 1038];
const FUTEX_PRIVATE = 128;
const FUTEX_COMMAND = 0x7f;
/** FUTEX_WAIT and FUTEX_WAIT_BITSET. */
const FUTEX_WAITS = [0, 9];
/**
 * What is in a word on which a thread sleeps until another one wakes it: a semaphore or a mutex of
 * processes, and the guard of a C++ static while it is made. V8 makes such statics in threads that compile.
 */
const FUTEX_WOKEN_BY_OTHERS = [0, 2, 0x10100];
/** Those that inherit priority: they write to the word, which has to be the box's own for that. */
const FUTEX_OWN = [6, 7, 8, 13];
const POSIX_FADV_DONTNEED = 4;
/** MADV_MERGEABLE, MADV_PAGEOUT. */
const MADV_SHARED = [12, 21];
const MAP_HUGETLB = 0x40000;
/** SO_COOKIE, SO_NETNS_COOKIE: counted throughout the machine; SO_PEERPIDFD: a handle of a process. */
const SO_COUNTED = [57, 71, 77];
/** SO_PASSPIDFD: messages bring such handles. */
const SO_BRINGS_HANDLES = [76];
const PR_SET_DUMPABLE = 4;
/** Of a clock's number: negative means that of a process or thread, which is named in it. */
const CLOCK_OF_ANY = 0x80000000;
/** The kernel gives those of threads to their own process alone. */
const CLOCK_OF_THREAD = 4;

/** Calls that are allowed or not by their arguments: their numbers, and what decides. */
type Rules = Readonly<Record<string, readonly [...Numbers, readonly Instruction[]]>>;

/** `then` must end in an answer on every path. */
function onCall(number: number | null, then: readonly Instruction[]): Instruction[] {
  return number === null ? [] : [ifEqual(number, 0, then.length), ...then];
}

/** Allowed when the argument is one of `values`. */
function onlyWhen(argument: number, values: readonly number[], otherwise: number): Instruction[] {
  return [load(argumentAt(argument)), ...whenOneOf(values, ALLOW), answer(otherwise)];
}

/** Refused when the argument is one of `values`. */
function neverWhen(argument: number, values: readonly number[]): Instruction[] {
  return [load(argumentAt(argument)), ...whenOneOf(values, EPERM), answer(ALLOW)];
}

const onlySelf = onlyWhen(0, [0], EPERM);

const onlyOwnPriority = [
  load(argumentAt(0)),
  ifEqual(PRIO_USER, 2, 0),
  load(argumentAt(1)),
  ifEqual(0, 1, 0),
  answer(EPERM),
  answer(ALLOW),
];

/** Allowed or not by what they are called with. */
export const BOX_RULES = {
  // An address family that namespaces do not divide (vsock reaches the hypervisor) is no exception.
  socket: [41, 198, onlyWhen(0, [AF_UNIX], EAFNOSUPPORT)],
  socketpair: [53, 199, onlyWhen(0, [AF_UNIX], EAFNOSUPPORT)],
  clone: [
    56,
    220,
    [
      load(argumentAt(0)),
      ifAnyBit(CLONE_NEW_ANY | CLONE_PIDFD, 0, 1),
      answer(EPERM),
      answer(ALLOW),
    ],
  ],
  ioctl: [16, 29, neverWhen(1, [TIOCSTI, TIOCLINUX])],
  personality: [135, 92, onlyWhen(0, [0, PERSONALITY_QUERY], EPERM)],
  // On another process these would slow down or starve the supervisor, which has the same uid.
  prlimit64: [302, 261, onlySelf],
  sched_setaffinity: [203, 122, onlySelf],
  sched_setattr: [314, 274, onlySelf],
  sched_setparam: [142, 118, onlySelf],
  sched_setscheduler: [144, 119, onlySelf],
  setpriority: [141, 140, onlyOwnPriority],
} as const satisfies Rules;

/** Kills what is not of this architecture, then leaves the call's number loaded. */
function prologue(architecture: Architecture): Instruction[] {
  return [
    load(ARCHITECTURE_AT),
    ifEqual(AUDIT_ARCHITECTURE[architecture], 1, 0),
    answer(KILL_PROCESS),
    load(NUMBER_AT),
    ...(architecture === 'x64' ? [ifAtLeast(X32_BIT, 0, 1), answer(KILL_PROCESS)] : []),
  ];
}

/** The filter of a whole box, the supervisor included: an array of struct sock_filter. */
export function boxFilter(architecture: Architecture): Buffer {
  return assemble([
    ...prologue(architecture),
    ifAtLeast(FIRST_UNKNOWN, 0, 1),
    answer(ENOSYS),
    ...judged(BOX_RULES, architecture),
    ...answered(ABSENT, ENOSYS, architecture),
    ...answered(REFUSED, EPERM, architecture),
    answer(ALLOW),
  ]);
}

/**
 * No two boxes can have a file in common that both may change, so each may believe that it holds every
 * lock: none is taken, and who asks whether another holds one is told the truth, that nobody does.
 */
export const TEST_RULES = {
  flock: [73, 32, [answer(PRETENDED)]],
  fcntl: [
    72,
    25,
    [
      load(argumentAt(1)),
      ...whenOneOf(F_LOCKS, PRETENDED),
      ...whenOneOf(F_SHARED, EPERM),
      answer(ALLOW),
    ],
  ],
  // A word of a mapped file is one for all boxes: whoever wakes is told how many slept on it. Without
  // waking a thread can still wait for the end of another, of which the kernel tells it. Where it would
  // wait to be woken it asks again instead.
  futex: [
    202,
    98,
    [
      load(argumentAt(1)),
      ifAnyBit(FUTEX_PRIVATE, 0, 1),
      answer(ALLOW),
      keepBits(FUTEX_COMMAND),
      ...whenOneOf(FUTEX_OWN, ALLOW),
      ...whenOneGoOn(FUTEX_WAITS, [
        load(argumentAt(2)),
        ...whenOneOf(FUTEX_WOKEN_BY_OTHERS, EAGAIN),
        answer(ALLOW),
      ]),
      // The C library takes this one for a word that is gone.
      answer(EINVAL),
    ],
  ],
  fadvise64: [221, 223, neverWhen(3, [POSIX_FADV_DONTNEED])],
  // RWF_NOWAIT says whether it is in memory. Without flags it is preadv.
  preadv2: [327, 286, onlyWhen(5, [0], EOPNOTSUPP)],
  madvise: [28, 233, neverWhen(2, MADV_SHARED)],
  // The machine has so many of them, often for its database; no limit of memory counts them.
  mmap: [9, 222, [load(argumentAt(3)), ifAnyBit(MAP_HUGETLB, 0, 1), answer(ENOMEM), answer(ALLOW)]],
  getsockopt: [55, 209, neverWhen(2, SO_COUNTED)],
  setsockopt: [54, 208, neverWhen(2, SO_BRINGS_HANDLES)],
} as const satisfies Rules;

function judged(rules: Rules, architecture: Architecture): Instruction[] {
  return Object.values(rules).flatMap((rule) => onCall(numberOf(rule, architecture), rule[2]));
}

function answered(
  table: Readonly<Record<string, Numbers>>,
  action: number,
  architecture: Architecture,
): Instruction[] {
  return Object.values(table).flatMap((numbers) =>
    onCall(numberOf(numbers, architecture), [answer(action)]),
  );
}

/** What a test is refused on top of it. */
export function testFilter(architecture: Architecture): Buffer {
  return assemble([
    ...prologue(architecture),
    ...ofTests(architecture),
    ...answered(TIMES, PRETENDED, architecture),
    answer(ALLOW),
  ]);
}

function ofTests(architecture: Architecture): Instruction[] {
  return [...judged(TEST_RULES, architecture), ...answered(REFUSED_TO_TESTS, EPERM, architecture)];
}

// To the C library a thread's own processors are those of its number: told that nobody can say, it goes on.
const notOfOthers = onlyWhen(0, [0], ENOSYS);

const notOfOthersClock = [
  load(argumentAt(0)),
  ifAnyBit(CLOCK_OF_ANY, 0, 1),
  ifAnyBit(CLOCK_OF_THREAD, 0, 1),
  answer(ALLOW),
  answer(EINVAL),
];

/** What a box shows of its processes, another one could ask for: boxes share the numbers of the machine's. */
export const SHARED_RULES = {
  // One of datagrams could be pointed at a path afterwards.
  socketpair: [
    53,
    199,
    [
      load(argumentAt(1)),
      keepBits(TYPE_MASK),
      ...whenOneOf([SOCK_STREAM, SOCK_SEQPACKET], ALLOW),
      answer(EPERM),
    ],
  ],
  // It changes who owns the folder in /proc.
  prctl: [157, 167, neverWhen(0, [PR_SET_DUMPABLE])],
  getpgid: [121, 155, onlySelf],
  getsid: [124, 156, onlySelf],
  getpriority: [140, 141, onlyOwnPriority],
  sched_getaffinity: [204, 123, notOfOthers],
  sched_getattr: [315, 275, notOfOthers],
  sched_getparam: [143, 121, notOfOthers],
  sched_getscheduler: [145, 120, notOfOthers],
  sched_rr_get_interval: [148, 127, notOfOthers],
  clock_gettime: [228, 113, notOfOthersClock],
  clock_getres: [229, 114, notOfOthersClock],
  clock_nanosleep: [230, 115, notOfOthersClock],
  timer_create: [222, 107, notOfOthersClock],
} as const satisfies Rules;

/** What a test is refused where no namespaces divide the machine. */
export function sharedTestFilter(architecture: Architecture): Buffer {
  return assemble([
    ...prologue(architecture),
    ...ofTests(architecture),
    ...judged(SHARED_RULES, architecture),
    ...answered(TIMES, EPERM, architecture),
    ...answered(BESIDE_LANDLOCK, EPERM, architecture),
    answer(ALLOW),
  ]);
}

/** Null on an architecture no filter is written for. */
export function architectureOf(name: string): Architecture | null {
  return name === 'x64' || name === 'arm64' ? name : null;
}

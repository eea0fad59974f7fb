import {
  ABSENT,
  BESIDE_LANDLOCK,
  FIRST_UNKNOWN,
  JUDGED_BY_ARGUMENT,
  MEMFD_CREATE,
  numberOf,
  PAIRS_AND_LEASES,
  REFUSED,
} from './syscalls.ts';
import type { Architecture } from './syscalls.ts';

/** One instruction of classic BPF: struct sock_filter in <linux/filter.h>. */
type Instruction = { code: number; jt: number; jf: number; k: number };

const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const EPERM = 0x00050000 | 1;
const ENOSYS = 0x00050000 | 38;
const EAFNOSUPPORT = 0x00050000 | 97;

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
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
const PERSONALITY_QUERY = 0xffffffff;
const PRIO_USER = 2;
/** Of a socket's type; the rest are flags. */
const TYPE_MASK = 0xf;
const SOCK_STREAM = 1;
const SOCK_SEQPACKET = 5;
const F_SETLEASE = 1024;
const F_NOTIFY = 1026;

const load = (offset: number): Instruction => ({ code: 0x20, jt: 0, jf: 0, k: offset });
const answer = (action: number): Instruction => ({ code: 0x06, jt: 0, jf: 0, k: action });
const ifEqual = (k: number, jt: number, jf: number): Instruction => ({ code: 0x15, jt, jf, k });
const ifAtLeast = (k: number, jt: number, jf: number): Instruction => ({ code: 0x35, jt, jf, k });
const keepBits = (k: number): Instruction => ({ code: 0x54, jt: 0, jf: 0, k });
const ifAnyBit = (k: number, jt: number, jf: number): Instruction => ({ code: 0x45, jt, jf, k });

/** `then` must end in an answer on every path. */
function onCall(number: number | null, then: readonly Instruction[]): Instruction[] {
  return number === null ? [] : [ifEqual(number, 0, then.length), ...then];
}

/** Allowed when the argument is one of `values`. */
function onlyWhen(argument: number, values: readonly number[], otherwise: number): Instruction[] {
  return [
    load(argumentAt(argument)),
    ...values.map((value, index) => ifEqual(value, values.length - index, 0)),
    answer(otherwise),
    answer(ALLOW),
  ];
}

/** Refused when the argument is one of `values`. */
function neverWhen(argument: number, values: readonly number[]): Instruction[] {
  return [
    load(argumentAt(argument)),
    ...values.map((value, index) => ifEqual(value, values.length - index, 0)),
    answer(ALLOW),
    answer(EPERM),
  ];
}

const onlySelf = onlyWhen(0, [0], EPERM);

const ARGUMENT_RULES: Record<keyof typeof JUDGED_BY_ARGUMENT, readonly Instruction[]> = {
  // An address family that namespaces do not divide (vsock reaches the hypervisor) is no exception.
  socket: onlyWhen(0, [AF_UNIX], EAFNOSUPPORT),
  socketpair: onlyWhen(0, [AF_UNIX], EAFNOSUPPORT),
  clone: [load(argumentAt(0)), ifAnyBit(CLONE_NEW_ANY, 0, 1), answer(EPERM), answer(ALLOW)],
  ioctl: neverWhen(1, [TIOCSTI, TIOCLINUX]),
  personality: onlyWhen(0, [0, PERSONALITY_QUERY], EPERM),
  // On another process these would slow down or starve the supervisor, which has the same uid.
  prlimit64: onlySelf,
  sched_setaffinity: onlySelf,
  sched_setattr: onlySelf,
  sched_setparam: onlySelf,
  sched_setscheduler: onlySelf,
  setpriority: [
    load(argumentAt(0)),
    ifEqual(PRIO_USER, 2, 0),
    load(argumentAt(1)),
    ifEqual(0, 1, 0),
    answer(EPERM),
    answer(ALLOW),
  ],
};

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

function assemble(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(({ code, jt, jf, k }, index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(jt, index * 8 + 2);
    bytes.writeUInt8(jf, index * 8 + 3);
    bytes.writeUInt32LE(k, index * 8 + 4);
  });
  return bytes;
}

/** The filter of a whole box, the supervisor included: an array of struct sock_filter. */
export function boxFilter(architecture: Architecture): Buffer {
  const answers = (table: typeof REFUSED, action: number) =>
    Object.values(table).flatMap((numbers) =>
      onCall(numberOf(numbers, architecture), [answer(action)]),
    );
  const judged = Object.entries(ARGUMENT_RULES).flatMap(([name, rule]) =>
    onCall(
      numberOf(JUDGED_BY_ARGUMENT[name as keyof typeof JUDGED_BY_ARGUMENT], architecture),
      rule,
    ),
  );
  return assemble([
    ...prologue(architecture),
    ifAtLeast(FIRST_UNKNOWN, 0, 1),
    answer(ENOSYS),
    ...judged,
    ...answers(ABSENT, ENOSYS),
    ...answers(REFUSED, EPERM),
    answer(ALLOW),
  ]);
}

/** What a test is refused on top of it. */
export function testFilter(architecture: Architecture): Buffer {
  return assemble([
    ...prologue(architecture),
    ...onCall(numberOf(MEMFD_CREATE, architecture), [answer(EPERM)]),
    answer(ALLOW),
  ]);
}

/** What a test is refused where no namespaces divide the machine: sockets and changes by path. */
export function sharedTestFilter(architecture: Architecture): Buffer {
  const refused = [MEMFD_CREATE, ...Object.values(BESIDE_LANDLOCK)];
  return assemble([
    ...prologue(architecture),
    ...refused.flatMap((numbers) => onCall(numberOf(numbers, architecture), [answer(EPERM)])),
    ...onCall(numberOf(PAIRS_AND_LEASES.fcntl, architecture), neverWhen(1, [F_SETLEASE, F_NOTIFY])),
    // One of datagrams could be pointed at a path afterwards.
    ...onCall(numberOf(PAIRS_AND_LEASES.socketpair, architecture), [
      load(argumentAt(1)),
      keepBits(TYPE_MASK),
      ifEqual(SOCK_STREAM, 2, 0),
      ifEqual(SOCK_SEQPACKET, 1, 0),
      answer(EPERM),
      answer(ALLOW),
    ]),
    answer(ALLOW),
  ]);
}

/** Null on an architecture no filter is written for. */
export function architectureOf(name: string): Architecture | null {
  return name === 'x64' || name === 'arm64' ? name : null;
}

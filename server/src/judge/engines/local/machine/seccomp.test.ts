import { describe, expect, it } from 'vitest';
import {
  BOX_RULES,
  boxFilter,
  SHARED_RULES,
  sharedTestFilter,
  TEST_RULES,
  testFilter,
} from './seccomp.ts';
import {
  ABSENT,
  BESIDE_LANDLOCK,
  FIRST_UNKNOWN,
  numberOf,
  REFUSED,
  REFUSED_TO_TESTS,
  TIMES,
} from './syscalls.ts';
import type { Architecture } from './syscalls.ts';

const [ALLOWED, KILLED] = [0x7fff0000, 0x80000000];
const EPERM = 0x50001;
const EAGAIN = 0x5000b;
const ENOMEM = 0x5000c;
const EINVAL = 0x50016;
const ENOSYS = 0x50026;
const EOPNOTSUPP = 0x5005f;
/** Not made, and said to have worked. */
const PRETENDED = 0x50000;
const EAFNOSUPPORT = 0x50061;
const AUDIT = { x64: 0xc000003e, arm64: 0xc00000b7 };

/** Runs classic BPF as the kernel does, on a struct seccomp_data. */
function evaluate(program: Buffer, data: Buffer): number {
  let accumulator = 0;
  for (let at = 0; at < program.length / 8; at += 1) {
    const code = program.readUInt16LE(at * 8);
    const k = program.readUInt32LE(at * 8 + 4);
    const jump = (taken: boolean) => program.readUInt8(at * 8 + (taken ? 2 : 3));
    if (code === 0x06) return k;
    if (code === 0x20) accumulator = data.readUInt32LE(k);
    else if (code === 0x15) at += jump(accumulator === k);
    else if (code === 0x35) at += jump(accumulator >= k);
    else if (code === 0x54) accumulator &= k;
    else if (code === 0x45) at += jump((accumulator & k) !== 0);
    else throw new Error(`unknown instruction ${code}`);
  }
  throw new Error('the program ran off its end');
}

function call(
  filter: Buffer,
  architecture: Architecture,
  number: number,
  args: readonly number[] = [],
  audit = AUDIT[architecture],
): number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number, 0);
  data.writeUInt32LE(audit, 4);
  args.forEach((value, index) => data.writeUInt32LE(value >>> 0, 16 + 8 * index));
  return evaluate(filter, data);
}

describe.each(['x64', 'arm64'] as const)('the filter of a box on %s', (architecture) => {
  const filter = boxFilter(architecture);
  const by = (name: keyof typeof BOX_RULES, ...args: number[]) =>
    call(filter, architecture, numberOf(BOX_RULES[name], architecture) ?? -1, args);

  it('fits the kernel and has no jump too far', () => {
    expect(filter.length % 8).toBe(0);
    expect(filter.length / 8).toBeLessThan(4096);
  });

  it('kills calls of another architecture', () => {
    const other = architecture === 'x64' ? AUDIT.arm64 : AUDIT.x64;
    expect(call(filter, architecture, 0, [], other)).toBe(KILLED);
    expect(call(filter, architecture, 0, [], 0x40000003)).toBe(KILLED);
  });

  it('refuses every call of its list, and says that others do not exist', () => {
    for (const [table, answer] of [
      [REFUSED, EPERM],
      [ABSENT, ENOSYS],
    ] as const) {
      for (const numbers of Object.values(table)) {
        const number = numberOf(numbers, architecture);
        if (number !== null) expect(call(filter, architecture, number)).toBe(answer);
      }
    }
    expect(call(filter, architecture, FIRST_UNKNOWN)).toBe(ENOSYS);
    expect(call(filter, architecture, 600)).toBe(ENOSYS);
  });

  it('allows the calls that every program makes', () => {
    const everyday = { x64: [0, 1, 9, 59, 60, 202, 231, 257], arm64: [63, 64, 222, 221, 93, 98] };
    for (const number of everyday[architecture]) {
      expect(call(filter, architecture, number)).toBe(ALLOWED);
    }
  });

  it('allows sockets of the box alone', () => {
    expect(by('socket', 1)).toBe(ALLOWED);
    expect(by('socketpair', 1)).toBe(ALLOWED);
    for (const family of [0, 2, 10, 16, 17, 38, 40]) {
      expect(by('socket', family)).toBe(EAFNOSUPPORT);
      expect(by('socketpair', family)).toBe(EAFNOSUPPORT);
    }
  });

  it('allows threads and processes, and no new namespace', () => {
    expect(by('clone', 0x3d0f00)).toBe(ALLOWED);
    expect(by('clone', 17)).toBe(ALLOWED);
    expect(by('clone', 0x1000 | 17)).toBe(EPERM);
    for (const flag of [1 << 17, 1 << 25, 1 << 26, 1 << 27, 1 << 28, 1 << 29, 1 << 30]) {
      expect(by('clone', flag | 17)).toBe(EPERM);
    }
  });

  it('lets a process change itself and no other', () => {
    for (const name of ['prlimit64', 'sched_setaffinity', 'sched_setscheduler'] as const) {
      expect(by(name, 0)).toBe(ALLOWED);
      expect(by(name, 1)).toBe(EPERM);
    }
    expect(by('setpriority', 0, 0)).toBe(ALLOWED);
    expect(by('setpriority', 0, 1)).toBe(EPERM);
    expect(by('setpriority', 2, 0)).toBe(EPERM);
  });

  it('refuses to type into a terminal and to change the personality', () => {
    expect(by('ioctl', 0, 0x5401)).toBe(ALLOWED);
    expect(by('ioctl', 0, 0x5412)).toBe(EPERM);
    expect(by('ioctl', 0, 0x541c)).toBe(EPERM);
    expect(by('personality', 0xffffffff)).toBe(ALLOWED);
    expect(by('personality', 0x40000)).toBe(EPERM);
  });

  it('leaves memfd_create to the supervisor and refuses it to tests', () => {
    const number = architecture === 'x64' ? 319 : 279;
    expect(call(filter, architecture, number)).toBe(ALLOWED);
    expect(call(testFilter(architecture), architecture, number)).toBe(EPERM);
    expect(call(testFilter(architecture), architecture, 1)).toBe(ALLOWED);
  });
});

const OF_A_TEST = [
  ['with namespaces', testFilter],
  ['without', sharedTestFilter],
] as const;
const ARCHITECTURES = ['x64', 'arm64'] as const;

describe.each(
  OF_A_TEST.flatMap(([name, make]) => ARCHITECTURES.map((chip) => ({ name, chip, make }))),
)('the filter of a test $name on $chip', ({ chip, make }) => {
  const filter = make(chip);
  const by = (name: keyof typeof TEST_RULES, ...args: number[]) =>
    call(filter, chip, numberOf(TEST_RULES[name], chip) ?? -1, args);

  it('refuses what watches files and looks into what is in memory', () => {
    for (const numbers of Object.values(REFUSED_TO_TESTS)) {
      const number = numberOf(numbers, chip);
      if (number !== null) expect(call(filter, chip, number, [1])).toBe(EPERM);
    }
    expect(call(filter, chip, 1)).toBe(ALLOWED);
  });

  it('takes no lock, and says that it has', () => {
    expect(by('flock', 3, 2)).toBe(PRETENDED);
    for (const command of [6, 7, 37, 38]) {
      expect(by('fcntl', 3, command)).toBe(PRETENDED);
    }
  });

  it('allows descriptors to be changed, and no lease, note or hint', () => {
    for (const command of [0, 1, 2, 3, 4, 5, 36, 1030, 1031, 1032]) {
      expect(by('fcntl', 0, command)).toBe(ALLOWED);
    }
    for (const command of [1024, 1026, 1035, 1036, 1037, 1038]) {
      expect(by('fcntl', 0, command)).toBe(EPERM);
    }
  });

  it('allows options of sockets, and none that the machine counts', () => {
    for (const option of [3, 4, 7, 8, 16, 17]) {
      expect(by('getsockopt', 3, 1, option)).toBe(ALLOWED);
      expect(by('setsockopt', 3, 1, option)).toBe(ALLOWED);
    }
    for (const option of [57, 71, 77]) expect(by('getsockopt', 3, 1, option)).toBe(EPERM);
    expect(by('setsockopt', 3, 1, 76)).toBe(EPERM);
  });

  it('allows a process to sleep and wake within itself', () => {
    for (let command = 0; command <= 13; command++) {
      expect(by('futex', 0, command | 128, 0)).toBe(ALLOWED);
      expect(by('futex', 0, command | 128 | 256, 1)).toBe(ALLOWED);
    }
  });

  it('allows to wait for the end of a thread, and wakes nobody else', () => {
    const [wait, waitBits, realTime] = [0, 9, 256];
    expect(by('futex', 0, wait, 77)).toBe(ALLOWED);
    expect(by('futex', 0, waitBits | realTime, 77)).toBe(ALLOWED);
    for (const value of [0, 2, 0x10100]) {
      expect(by('futex', 0, waitBits | realTime, value)).toBe(EAGAIN);
      expect(by('futex', 0, wait, value)).toBe(EAGAIN);
    }
    for (const own of [6, 7, 8, 13]) expect(by('futex', 0, own, 1)).toBe(ALLOWED);
    for (const waking of [1, 2, 3, 4, 5, 10, 11, 12, 14, 127]) {
      expect(by('futex', 0, waking, 1)).toBe(EINVAL);
    }
  });

  it('keeps what is in memory there, and does not tell what is', () => {
    expect(by('fadvise64', 3, 0, 0, 2)).toBe(ALLOWED);
    expect(by('fadvise64', 3, 0, 0, 4)).toBe(EPERM);
    expect(by('preadv2', 3, 0, 1, 0, 0, 0)).toBe(ALLOWED);
    for (const flag of [1, 8, 128]) expect(by('preadv2', 3, 0, 1, 0, 0, flag)).toBe(EOPNOTSUPP);
    for (const advice of [4, 8, 14, 20]) expect(by('madvise', 0, 1, advice)).toBe(ALLOWED);
    for (const advice of [12, 21]) expect(by('madvise', 0, 1, advice)).toBe(EPERM);
  });

  it('gives memory, and none of the huge pages that the machine has set aside', () => {
    expect(by('mmap', 0, 1, 3, 0x22)).toBe(ALLOWED);
    expect(by('mmap', 0, 1, 3, 0x22 | 0x40000)).toBe(ENOMEM);
  });
});

it.each(ARCHITECTURES)(
  'changes no times on %s, and says that it has where that is a box',
  (chip) => {
    for (const numbers of Object.values(TIMES)) {
      const number = numberOf(numbers, chip);
      if (number === null) continue;
      expect(call(testFilter(chip), chip, number)).toBe(PRETENDED);
      expect(call(sharedTestFilter(chip), chip, number)).toBe(EPERM);
    }
  },
);

describe.each(ARCHITECTURES)('the filter of a test without namespaces on %s', (architecture) => {
  const filter = sharedTestFilter(architecture);
  const by = (name: keyof typeof SHARED_RULES, ...args: number[]) =>
    call(filter, architecture, numberOf(SHARED_RULES[name], architecture) ?? -1, args);

  it('refuses what changes files by their paths, sockets, and what tells how full a disk is', () => {
    for (const numbers of Object.values(BESIDE_LANDLOCK)) {
      const number = numberOf(numbers, architecture);
      if (number !== null) expect(call(filter, architecture, number, [1])).toBe(EPERM);
    }
    expect(call(filter, architecture, 1)).toBe(ALLOWED);
  });

  it('allows pairs of sockets that can lead nowhere else', () => {
    const [stream, datagram, raw, sequence, closeOnExec] = [1, 2, 3, 5, 0x80000];
    for (const kind of [stream, sequence, stream | closeOnExec]) {
      expect(by('socketpair', 1, kind)).toBe(ALLOWED);
    }
    for (const kind of [datagram, raw, datagram | closeOnExec]) {
      expect(by('socketpair', 1, kind)).toBe(EPERM);
    }
  });

  it('tells a process of itself, and nothing of the one with that number', () => {
    for (const name of ['getpgid', 'getsid'] as const) {
      expect(by(name, 0)).toBe(ALLOWED);
      expect(by(name, 4711)).toBe(EPERM);
    }
    // What the C library asks of a thread's processors: it goes on when nobody can say.
    for (const name of ['sched_getaffinity', 'sched_getparam', 'sched_getscheduler'] as const) {
      expect(by(name, 0)).toBe(ALLOWED);
      expect(by(name, 4711)).toBe(ENOSYS);
    }
    const [process, user] = [0, 2];
    expect(by('getpriority', process, 0)).toBe(ALLOWED);
    expect(by('getpriority', process, 4711)).toBe(EPERM);
    expect(by('getpriority', user, 0)).toBe(EPERM);
  });

  it('reads the clocks of the machine, of its own process and of its threads', () => {
    const [monotonic, ownProcess, ownThread] = [1, 2, 3];
    const ofProcess = (~4711 << 3) | 2;
    const ofThread = (~4711 << 3) | 6;
    for (const name of ['clock_gettime', 'clock_nanosleep', 'timer_create'] as const) {
      for (const clock of [monotonic, ownProcess, ownThread, ofThread]) {
        expect(by(name, clock)).toBe(ALLOWED);
      }
      expect(by(name, ofProcess)).toBe(EINVAL);
    }
  });

  it('leaves the owner of its folder in /proc as it is', () => {
    const [dumpable, name] = [4, 15];
    expect(by('prctl', dumpable, 0)).toBe(EPERM);
    expect(by('prctl', name)).toBe(ALLOWED);
  });
});

it('kills calls of the x32 kind', () => {
  expect(call(boxFilter('x64'), 'x64', 0x40000000 + 41, [2])).toBe(KILLED);
});

import { describe, expect, it } from 'vitest';
import { boxFilter, sharedTestFilter, testFilter } from './seccomp.ts';
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

const ALLOWED = 0x7fff0000;
const KILLED = 0x80000000;
const EPERM = 0x50001;
const ENOSYS = 0x50026;
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
  const by = (name: keyof typeof JUDGED_BY_ARGUMENT, ...args: number[]) =>
    call(filter, architecture, numberOf(JUDGED_BY_ARGUMENT[name], architecture) ?? -1, args);

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

describe.each(['x64', 'arm64'] as const)(
  'the filter of a test without namespaces on %s',
  (architecture) => {
    const filter = sharedTestFilter(architecture);
    const by = (name: keyof typeof PAIRS_AND_LEASES, ...args: number[]) =>
      call(filter, architecture, numberOf(PAIRS_AND_LEASES[name], architecture) ?? -1, args);

    it('refuses what changes or watches files by their paths, and sockets', () => {
      for (const numbers of [...Object.values(BESIDE_LANDLOCK), MEMFD_CREATE]) {
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

    it('allows descriptors to be changed, and no lease to be taken', () => {
      expect(by('fcntl', 0, 4)).toBe(ALLOWED);
      expect(by('fcntl', 0, 1024)).toBe(EPERM);
      expect(by('fcntl', 0, 1026)).toBe(EPERM);
    });
  },
);

it('kills calls of the x32 kind', () => {
  expect(call(boxFilter('x64'), 'x64', 0x40000000 + 41, [2])).toBe(KILLED);
});

import { expect, it } from 'vitest';
import { ownPlace } from './own-place.ts';

const V1_MOUNTS = `31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct
35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
40 31 0:36 / /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids
41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw`;
const V2_MOUNTS = `24 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 24 0:26 / /sys/fs/cgroup rw,nosuid,nodev shared:9 - cgroup2 cgroup2 rw,nsdelegate`;
const NONE = { unified: null, memory: null, pids: null };

it.each([
  [
    'version 1, with an empty version 2 beside it',
    V1_MOUNTS,
    '8:pids:/\n4:memory:/box/one\n2:cpu,cpuacct:/\n0::/\n',
    {
      unified: '/sys/fs/cgroup/unified',
      memory: '/sys/fs/cgroup/memory/box/one',
      pids: '/sys/fs/cgroup/pids',
    },
  ],
  [
    'version 2, a service',
    V2_MOUNTS,
    '0::/system.slice/stepwise.service\n',
    { ...NONE, unified: '/sys/fs/cgroup/system.slice/stepwise.service' },
  ],
  [
    'a container with a cgroup namespace',
    '700 690 0:26 / /sys/fs/cgroup ro,nosuid - cgroup2 cgroup rw',
    '0::/\n',
    { ...NONE, unified: '/sys/fs/cgroup' },
  ],
  [
    'a container that is told its path in the whole tree',
    '700 690 0:32 /docker/abc /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory',
    '4:memory:/docker/abc/in\n',
    { ...NONE, memory: '/sys/fs/cgroup/memory/in' },
  ],
  [
    'a part of the tree that the process is not in',
    '700 690 0:32 /docker/ab /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory',
    '4:memory:/docker/abc\n',
    NONE,
  ],
  ['a group outside the namespace', V2_MOUNTS, '0::/../other\n', NONE],
  [
    'a mount point with a blank',
    '30 24 0:26 / /mnt/c\\040g rw - cgroup2 cgroup2 rw',
    '0::/a\n',
    { ...NONE, unified: '/mnt/c g/a' },
  ],
  ['no cgroups at all', '24 1 8:1 / / rw - ext4 /dev/sda1 rw', '', NONE],
])('finds the own groups: %s', (_, mountinfo, cgroup, expected) => {
  expect(ownPlace(mountinfo, cgroup)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { ownGroup } from './own-group.ts';

const BESIDE_V1 = `31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw`;
const ALONE = `24 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 24 0:26 / /sys/fs/cgroup rw,nosuid,nodev shared:9 - cgroup2 cgroup2 rw,nsdelegate`;

it.each([
  ['version 1 only', BESIDE_V1, '4:memory:/box/one\n', null],
  ['both versions', BESIDE_V1, '4:memory:/box/one\n0::/own\n', '/sys/fs/cgroup/unified/own'],
  ['a service', ALONE, '0::/system.slice/x.service\n', '/sys/fs/cgroup/system.slice/x.service'],
  [
    'a container with a cgroup namespace',
    '700 690 0:26 / /sys/fs/cgroup ro,nosuid - cgroup2 cgroup rw',
    '0::/\n',
    '/sys/fs/cgroup',
  ],
  [
    'a container that is told its path in the whole tree',
    '700 690 0:32 /docker/abc /sys/fs/cgroup ro - cgroup2 cgroup rw',
    '0::/docker/abc/in\n',
    '/sys/fs/cgroup/in',
  ],
  [
    'a part of the tree that the process is not in',
    '700 690 0:32 /docker/ab /sys/fs/cgroup ro - cgroup2 cgroup rw',
    '0::/docker/abc\n',
    null,
  ],
  ['a group outside the namespace', ALONE, '0::/../other\n', null],
  ['a mount point with a blank', '30 24 0:26 / /c\\040g rw - cgroup2 x rw', '0::/a\n', '/c g/a'],
  ['no cgroups at all', '24 1 8:1 / / rw - ext4 /dev/sda1 rw', '', null],
])('finds the own group: %s', (_, mountinfo, cgroup, expected) => {
  expect(ownGroup(mountinfo, cgroup)).toBe(expected);
});

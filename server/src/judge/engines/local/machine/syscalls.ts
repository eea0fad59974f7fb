export type Architecture = 'x64' | 'arm64';

/** A system call's number on x86-64 and on aarch64; null where it does not exist. */
export type Numbers = readonly [x64: number | null, arm64: number | null];

/**
 * Refused with EPERM. Namespaces alone let several of these through: keyrings, SysV memory and
 * messages are not divided by bubblewrap's set, and the rest is attack surface no solution needs.
 */
export const REFUSED: Readonly<Record<string, Numbers>> = {
  // Other processes' memory and descriptors
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],
  process_madvise: [440, 440],
  process_mrelease: [448, 448],
  // Mounts and namespaces
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  setns: [308, 268],
  unshare: [272, 97],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  open_tree: [428, 428],
  move_mount: [429, 429],
  mount_setattr: [442, 442],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  // Kernel programs, tracing, keys
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  fanotify_init: [300, 262],
  keyctl: [250, 219],
  add_key: [248, 217],
  request_key: [249, 218],
  // The machine
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  syslog: [103, 116],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  adjtimex: [159, 171],
  clock_adjtime: [305, 266],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
  uselib: [134, null],
  lookup_dcookie: [212, 18],
  // They wait for all that the machine has still to write.
  sync: [162, 81],
  syncfs: [306, 267],
  ioprio_set: [251, 30],
  // Memory placement, and memory that no process is charged for
  mbind: [237, 235],
  set_mempolicy: [238, 237],
  migrate_pages: [256, 238],
  move_pages: [279, 239],
  vmsplice: [278, 75],
  memfd_secret: [447, 447],
  shmget: [29, 194],
  shmat: [30, 196],
  shmdt: [67, 197],
  shmctl: [31, 195],
  semget: [64, 190],
  semop: [65, 193],
  semtimedop: [220, 192],
  semctl: [66, 191],
  msgget: [68, 186],
  msgsnd: [69, 189],
  msgrcv: [70, 188],
  msgctl: [71, 187],
  mq_open: [240, 180],
};

/** Said not to exist (ENOSYS), so that libraries fall back to what the filter can look into. */
export const ABSENT: Readonly<Record<string, Numbers>> = {
  clone3: [435, 435],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  // Counted for the whole machine, up to a limit that whoever else needs it meets too.
  io_setup: [206, 0],
};

/** From here on both tables are one; what a newer kernel adds is said not to exist. */
export const FIRST_UNKNOWN = 450;

/**
 * Refused to tests on top of that. The supervisor needs the first and the last; memory behind the first
 * escapes the memory limit. By the others two tests at the same time could tell each other something: boxes share the files
 * of the system, who watches one sees who else opens it, and what of it is in memory.
 */
export const REFUSED_TO_TESTS: Readonly<Record<string, Numbers>> = {
  memfd_create: [319, 279],
  inotify_init: [253, null],
  inotify_init1: [294, 26],
  inotify_add_watch: [254, 27],
  mincore: [27, 232],
  // What they send may be descriptors, which are counted for a user, whom boxes may share.
  sendmsg: [46, 211],
  sendmmsg: [307, 269],
  // Its handle bears a number that counts the processes of the machine.
  pidfd_open: [434, 434],
};

/**
 * When a file was touched. Every box may say it of /dev/null, which is one for all; of a file of its own
 * no program has to.
 */
export const TIMES: Readonly<Record<string, Numbers>> = {
  utime: [132, null],
  utimes: [235, null],
  futimesat: [261, null],
  utimensat: [280, 88],
};

/**
 * Refused to tests where a box shares the machine's files with others and Landlock, which knows of
 * opening, making and removing alone, has no say. All of it changes or watches files by their paths.
 */
export const BESIDE_LANDLOCK: Readonly<Record<string, Numbers>> = {
  chmod: [90, null],
  fchmod: [91, 52],
  fchmodat: [268, 53],
  chown: [92, null],
  fchown: [93, 55],
  lchown: [94, null],
  fchownat: [260, 54],
  setxattr: [188, 5],
  lsetxattr: [189, 6],
  fsetxattr: [190, 7],
  removexattr: [197, 14],
  lremovexattr: [198, 15],
  fremovexattr: [199, 16],
  mq_unlink: [241, 181],
  // A socket has a path or leads to one; pairs of them, which lead nowhere else, are judged below.
  socket: [41, 198],
  connect: [42, 203],
  bind: [49, 200],
  // How much of the disk that all share is left, and what a program of another box has chosen.
  statfs: [137, 43],
  fstatfs: [138, 44],
  ustat: [136, null],
  ioprio_get: [252, 31],
};

export function numberOf(
  numbers: readonly [...Numbers, ...unknown[]],
  architecture: Architecture,
): number | null {
  return numbers[architecture === 'x64' ? 0 : 1];
}

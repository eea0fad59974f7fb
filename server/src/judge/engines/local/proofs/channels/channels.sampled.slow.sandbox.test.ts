import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../contract/sample.ts';
import type { JudgeEngine } from '../../../../engine.ts';
import { bare, inBoxes, tryChannel, wasRead } from './pair.ts';
import type { Channel } from './pair.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import { CAN_BE_ORDINARY, engineOfOrdinaryUser } from '../support/engine-elsewhere.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

const CLOSED: readonly Channel[] = [
  { name: 'locks of files', files: ['files', 'flock'] },
  { name: 'record locks of processes', files: ['files', 'record_locks'], way: 'process' },
  { name: 'record locks of open files', files: ['files', 'record_locks'], way: 'file' },
  { name: 'watches on files', files: ['files', 'watches'] },
  { name: 'notes about a folder', files: ['folder_notes'] },
  { name: 'descriptors that are under way', files: ['in_flight'] },
  { name: 'sleepers on a mapped word', files: ['mapped_words', 'wakeups'] },
  { name: 'pages in memory', files: ['cached_pages'] },
  { name: 'pages that are mapped', files: ['mapped_pages'] },
  { name: 'counters of the machine', files: ['counters'] },
  { name: 'times of devices', files: ['device_times'] },
  { name: 'names of sockets', files: ['socket_names'] },
  { name: 'memory by numbers', files: ['shared_memory'] },
  { name: 'how they are scheduled', files: ['neighbours', 'scheduling'] },
  // The kernel allows them to whom a file belongs, at the least.
  ...(process.geteuid?.() === 0
    ? [
        { name: 'leases of files', files: ['files', 'leases'] },
        { name: 'hints that stay with a file', files: ['files', 'hints'] },
      ]
    : []),
  // Linux 6.9 and newer number them, and Landlock is only there with 6.12.
  ...(LANDLOCK_IS_THERE ? [{ name: 'handles of processes', files: ['process_handles'] }] : []),
];

const BOXES = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE).flatMap(
  (isolation) => [
    { name: isolation, isolation, create: createLocalEngine, closed: CLOSED },
    // All of its boxes are one user to the kernel.
    ...(CAN_BE_ORDINARY
      ? [
          {
            ...{ name: `${isolation}, as an ordinary user`, isolation },
            ...{ create: engineOfOrdinaryUser, closed: sampleOf(CLOSED, 6) },
          },
        ]
      : []),
  ],
);

/** Known, and written down in .github/what-keeps-boxes-apart.md. */
const OPEN: readonly Channel[] = [
  { name: 'ends of threads', files: ['mapped_words', 'thread_ends'] },
  { name: 'numbers of processes', files: ['neighbours', 'process_numbers'] },
  { name: 'numbers of open files', files: ['open_files'] },
  { name: 'names of files', files: ['names_of_files'] },
  { name: 'free memory', files: ['what_is_free'], way: 'free' },
  { name: 'shared memory', files: ['what_is_free'], way: 'shared' },
  { name: 'numbers of threads', files: ['what_is_free'], way: 'threads' },
  { name: 'numbers of pipes', files: ['pipe_numbers'] },
  { name: 'sizes of pipes', files: ['pipe_sizes'] },
  { name: 'shared caches', files: ['shared_caches'] },
];
const showsFigures = process.env['CHANNEL_FIGURES'] !== undefined;

describe('two programs side by side', () => {
  it.each(sampleOf(CLOSED, 3))('hear each other by $name', async (channel) => {
    expect((await tryChannel(channel, bare, wasRead)).bits).toBeGreaterThan(0);
  });
});

describe.each(BOXES)('two boxes of $name', ({ name, isolation, create, closed }) => {
  let engine: JudgeEngine;
  beforeAll(async () => {
    engine = await create({
      ...{ slots: 2, isolations: [isolation] },
      languages: ['PYTHON'],
    });
  });
  afterAll(() => engine.close());

  it.each(closed)('tell each other nothing by $name', async (channel) => {
    expect(await tryChannel(channel, inBoxes(engine))).toMatchObject({ hasMet: true, bits: 0 });
  });

  // Bits in a second depend on what else the machine does: printed for whoever asks, and not asserted.
  it.runIf(showsFigures).each(OPEN)('are measured by $name', async (channel) => {
    const { bits, seconds } = await tryChannel(channel, inBoxes(engine), wasRead);
    const rate = bits === 0 ? 0 : Math.round(bits / seconds);
    process.stdout.write(`${name}, ${channel.name}: ${bits} bits, ${rate} in a second\n`);
  });
});

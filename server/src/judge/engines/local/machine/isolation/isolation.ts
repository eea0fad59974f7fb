import type { ChildProcess } from 'node:child_process';
import type { BoxShape, DataFile } from '../box-command.ts';
import type { GroupFiles } from '../cgroup/box-groups.ts';

/** From the strongest down: the first that holds on a machine is used. */
export const ISOLATION_NAMES = ['bubblewrap', 'landlock'] as const;
export type IsolationName = (typeof ISOLATION_NAMES)[number];

/** What a box is made of. */
export type BoxParts = {
  readonly shape: BoxShape;
  /** As Python reads it: bytecode. */
  readonly supervisor: Uint8Array;
  readonly boxFilter: Uint8Array;
  readonly data: readonly DataFile[];
};

/** A box that was started, not yet one that came up. */
export interface StartedBox {
  /** Its streams 0 to 2 are the control pipe, both ways, and the log. It closes when nothing is left. */
  readonly child: ChildProcess;
  /** Where on the machine the folders of the box lie; empty where they lie as its programs say. */
  readonly root: string;
  /** An argument of a command as the box has to be told it. */
  place(argument: string): string;
  /** Makes everything in it end, at once. Its control pipe is closed by then. */
  end(): void;
  /** Gives back what it took of the machine, after `child` has closed. Never rejects. */
  release(): Promise<void>;
}

/** How boxes are set apart from the machine and from each other. */
export interface Isolation {
  readonly name: IsolationName;
  /** In words, for the operator. */
  readonly description: string;
  /** What a test's filter is on top of the box's. */
  readonly testFilter: Uint8Array;
  /**
   * @param group that all of the box is to be in, if any
   * @throws when not even a process could be started
   */
  start(parts: BoxParts, group: GroupFiles | null): StartedBox;
}

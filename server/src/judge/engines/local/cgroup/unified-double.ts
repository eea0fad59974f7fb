import { basename, dirname } from 'node:path';
import type { ControlFiles } from './control-files.ts';

type Group = { readonly procs: Set<number>; readonly enabled: Set<string> };

const refuse = (code: string): never => {
  throw Object.assign(new Error(code), { code });
};

/**
 * cgroup v2 as far as its rules matter here: a group passes controllers on only when it has no
 * members itself, the root excepted, and a process is in one group.
 */
export class UnifiedDouble implements ControlFiles {
  readonly groups = new Map<string, Group>();
  readonly #root: string;
  readonly #controllers: string;
  readonly #isReadOnly: boolean;

  constructor(root: string, { controllers = 'cpu memory pids', isReadOnly = false } = {}) {
    this.#root = root;
    this.#controllers = controllers;
    this.#isReadOnly = isReadOnly;
    this.groups.set(root, { procs: new Set(), enabled: new Set() });
  }

  add(path: string, procs: readonly number[]): this {
    this.groups.set(path, { procs: new Set(procs), enabled: new Set() });
    return this;
  }

  procs(path: string): number[] {
    return [...this.#at(path).procs];
  }

  read = (path: string): string => {
    const group = this.#at(dirname(path));
    switch (basename(path)) {
      case 'cgroup.controllers':
        return `${this.#controllers}\n`;
      case 'cgroup.subtree_control':
        return `${[...group.enabled].join(' ')}\n`;
      case 'cgroup.procs':
        return [...group.procs].map((pid) => `${pid}\n`).join('');
      case 'cgroup.type':
        return dirname(path) === this.#root ? refuse('ENOENT') : 'domain\n';
      default:
        return refuse('ENOENT');
    }
  };

  write = (path: string, text: string): void => {
    const folder = dirname(path);
    const group = this.#at(folder);
    if (this.#isReadOnly) refuse('EROFS');
    if (basename(path) === 'cgroup.subtree_control') {
      if (group.procs.size > 0 && folder !== this.#root) refuse('EBUSY');
      for (const word of text.split(' ')) group.enabled.add(word.slice(1));
    } else if (basename(path) === 'cgroup.procs') {
      if (group.enabled.size > 0 && folder !== this.#root) refuse('EBUSY');
      for (const other of this.groups.values()) other.procs.delete(Number(text));
      group.procs.add(Number(text));
    } else refuse('ENOENT');
  };

  open = (): number => refuse('ENOENT');
  close = (): void => undefined;
  kill = (): void => undefined;

  folders = (path: string): string[] =>
    [...this.groups.keys()].filter((key) => dirname(key) === path).map((key) => basename(key));

  make = (path: string): void => {
    this.#at(dirname(path));
    if (this.#isReadOnly) refuse('EROFS');
    if (this.groups.has(path)) refuse('EEXIST');
    this.add(path, []);
  };

  remove = (path: string): void => {
    if (this.#at(path).procs.size > 0) refuse('EBUSY');
    this.groups.delete(path);
  };

  #at(path: string): Group {
    return this.groups.get(path) ?? refuse('ENOENT');
  }
}

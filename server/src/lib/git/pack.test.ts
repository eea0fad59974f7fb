import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { deltaOf } from './delta.ts';
import { gitCommit, gitObject, gitTree, type GitObject } from './git-object.ts';
import { Packer, packIndexOf, packOf } from './pack.ts';
import { checkedOut } from './working-tree.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com' };

function newRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  folders.push(folder);
  const git = (args: readonly string[], input?: Buffer) =>
    execFileSync('git', args, { cwd: folder, input, encoding: 'utf8', timeout: 30_000 });
  git(['init', '--quiet', '--initial-branch=main']);
  return { folder, git };
}

/** A list that gains a line somewhere with each version. */
function versions(count: number): GitObject[] {
  const lines: string[] = [];
  return Array.from({ length: count }, (_, version) => {
    const line = createHash('sha1').update(String(version)).digest('hex');
    lines.splice((version * 7) % (lines.length + 1), 0, line);
    return gitObject('blob', Buffer.from(lines.join('\n')));
  });
}

describe('a pack', () => {
  it('gives git every object as it was, whether whole or made of another', () => {
    const { git } = newRepository();
    const blobs = [...versions(120), gitObject('blob', Buffer.alloc(0))];
    const packer = new Packer();
    const entries = blobs.map((blob, index) => packer.pack(blob, blobs[index - 1]));
    const { pieces } = packOf(entries);
    git(['index-pack', '--strict', '--stdin'], Buffer.concat(pieces));
    for (const { id, body } of blobs) expect(git(['cat-file', 'blob', id])).toBe(body.toString());
    const alone = blobs.map((blob) => new Packer().pack(blob));
    const bytes = (all: readonly Buffer[]) => Buffer.concat(all).byteLength;
    expect(bytes(pieces)).toBeLessThan(bytes(packOf(alone).pieces) / 2);
  });

  it('is found by its index, with files that count as checked out', () => {
    const { folder, git } = newRepository();
    const source = gitObject('blob', Buffer.from('print(1)\r\n'));
    const inner = gitTree([{ name: 'solution.py', id: source.id, isFolder: false }]);
    // Git sorts a folder as if its name ended with a slash.
    const root = gitTree([
      { name: 'two', id: inner.id, isFolder: true },
      { name: 'two-sums', id: inner.id, isFolder: true },
      { name: 'two.md', id: source.id, isFolder: false },
    ]);
    const times = { authoredAt: 1_700_000_000, committedAt: 1_700_000_005 };
    const first = gitCommit({ ...times, tree: root.id, parent: null, author: ADA, message: 'A' });
    const packer = new Packer();
    const entries = [source, inner, root, first].map((object) => packer.pack(object));
    const { pieces, checksum } = packOf(entries);
    const packs = join(folder, '.git/objects/pack');
    mkdirSync(packs, { recursive: true });
    writeFileSync(join(packs, 'pack-1.pack'), Buffer.concat(pieces));
    writeFileSync(join(packs, 'pack-1.idx'), packIndexOf(entries, checksum));
    git(['update-ref', 'refs/heads/main', first.id]);
    const paths = ['two/solution.py', 'two-sums/solution.py', 'two.md'];
    writeFileSync(
      join(folder, '.git/index'),
      checkedOut(paths.map((path) => ({ path, id: source.id }))),
    );
    for (const path of paths) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), source.body);
    }
    expect(git(['fsck', '--strict', '--full'])).toBe('');
    expect(git(['status', '--porcelain'])).toBe('');
    expect(git(['log', '--format=%an %ae %at %ct %s'])).toBe(
      'Ada Lovelace ada@example.com 1700000000 1700000005 A\n',
    );
  });

  it('has the same bytes each time', () => {
    const bytes = () => {
      const packer = new Packer();
      const blobs = versions(60);
      return packOf(blobs.map((blob, index) => packer.pack(blob, blobs[index - 1]))).checksum;
    };
    expect(bytes()).toEqual(bytes());
  });
});

describe('a delta', () => {
  it('tells of two changes far apart in a few bytes', () => {
    const { git } = newRepository();
    const noise = (seed: number) =>
      Buffer.concat(
        Array.from({ length: 300 }, (_, n) => createHash('sha1').update(`${seed} ${n}`).digest()),
      );
    const [start, end] = [noise(1), noise(2)];
    const base = gitObject('blob', Buffer.concat([start, Buffer.from('an id'), end]));
    const added = [Buffer.from('no id'), end.subarray(0, 900), noise(3).subarray(0, 50)];
    const target = gitObject('blob', Buffer.concat([start, ...added, end.subarray(900)]));
    expect(deltaOf(base.body, target.body).byteLength).toBeLessThan(110);
    const packer = new Packer();
    const entries = [packer.pack(base), packer.pack(target, base)];
    git(['index-pack', '--strict', '--stdin'], Buffer.concat(packOf(entries).pieces));
    expect(git(['cat-file', '-s', target.id]).trim()).toBe(String(target.body.byteLength));
  });

  it('makes any text of any other', () => {
    const text = fc.array(
      fc.constantFrom('aaaaaaaaaaaaaaaaaaaa', 'b', 'cd', 'eeeeeeeeeeeeeeeeeeeeeeee'),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(text, text, (from, to) => {
        const [base, target] = [from, to].map((words) => Buffer.from(words.join('')));
        if (!base || !target) throw new Error('There are two');
        expect(applied(base, deltaOf(base, target)).toString()).toBe(target.toString());
      }),
    );
  });

  it.each([
    ['nothing of nothing', 0, 0],
    ['something of nothing', 0, 300],
    ['nothing of something', 300, 0],
    ['more than one copy may cover', 200_000, 200_100],
  ])('makes %s', (_name, from, to) => {
    const { git } = newRepository();
    const base = gitObject('blob', Buffer.alloc(from, 'a'));
    const target = gitObject('blob', Buffer.alloc(to, 'a'));
    const packer = new Packer();
    const entries = [packer.pack(base), ...(from === to ? [] : [packer.pack(target, base)])];
    git(['index-pack', '--strict', '--stdin'], Buffer.concat(packOf(entries).pieces));
    expect(git(['cat-file', '-s', target.id]).trim()).toBe(String(to));
    expect(deltaOf(base.body, target.body).byteLength).toBeLessThan(320);
  });
});

/** A reader of its own, of the steps behind the two sizes, which are below 128 or take two bytes. */
function applied(base: Buffer, delta: Buffer): Buffer {
  let at = 0;
  for (let sizes = 0; sizes < 2; at++) if ((delta[at] ?? 0) < 0x80) sizes++;
  const pieces: Buffer[] = [];
  while (at < delta.byteLength) {
    const step = delta[at] ?? 0;
    if (step < 0x80) {
      pieces.push(delta.subarray(at + 1, at + 1 + step));
      at += 1 + step;
    } else {
      const from = delta.readUInt32LE(at + 1);
      pieces.push(base.subarray(from, from + delta.readUInt16LE(at + 5)));
      at += 7;
    }
  }
  return Buffer.concat(pieces);
}

describe('a commit', () => {
  it.each([
    ['<script>', 'script'],
    ['A\nB', 'A B'],
    ['..', 'Somebody'],
    ['', 'Somebody'],
    ['Zoë "Z"', 'Zoë "Z'],
    ['\u0007bell', 'bell'],
  ])('of %j is one that git accepts', (name, shown) => {
    const { git } = newRepository();
    const tree = gitTree([]);
    const author = { name, email: 'ada@example.com' };
    const times = { authoredAt: 1, committedAt: 2 };
    const commit = gitCommit({ ...times, tree: tree.id, parent: null, author, message: 'A' });
    const packer = new Packer();
    const entries = [tree, commit].map((object) => packer.pack(object));
    git(['index-pack', '--strict', '--stdin'], Buffer.concat(packOf(entries).pieces));
    git(['update-ref', 'refs/heads/main', commit.id]);
    expect(git(['fsck', '--strict'])).toBe('');
    expect(git(['log', '--format=%an'])).toBe(`${shown}\n`);
  });
});

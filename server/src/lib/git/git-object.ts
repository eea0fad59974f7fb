import { createHash } from 'node:crypto';

export type GitType = 'commit' | 'tree' | 'blob';

/** An object of a repository. Its id is the hash of type and body: the same content has the same id everywhere. */
export type GitObject = { readonly type: GitType; readonly id: string; readonly body: Buffer };

/** A file or folder of a tree. */
export type TreeEntry = { readonly name: string; readonly id: string; readonly isFolder: boolean };

type Commit = {
  readonly tree: string;
  readonly parent: string | null;
  readonly author: Author;
  /** Seconds since 1970. */
  readonly authoredAt: number;
  readonly committedAt: number;
  readonly message: string;
};

export type Author = { readonly name: string; readonly email: string };

export function gitObject(type: GitType, body: Buffer): GitObject {
  const id = createHash('sha1').update(`${type} ${body.byteLength}\0`).update(body).digest('hex');
  return { type, id, body };
}

/** An entry as it stands in a tree. */
export function treeEntry({ name, id, isFolder }: TreeEntry): Buffer {
  const mode = isFolder ? '40000' : '100644';
  return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
}

/** What a tree's entries are sorted by, in the order of bytes: a folder as if its name ended with a slash. */
export function treeOrder({ name, isFolder }: Pick<TreeEntry, 'name' | 'isFolder'>): string {
  return isFolder ? `${name}/` : name;
}

/** A tree of these, in whatever order they come. Names are ASCII. */
export function gitTree(entries: readonly TreeEntry[]): GitObject {
  const sorted = [...entries].sort((one, other) => (treeOrder(one) < treeOrder(other) ? -1 : 1));
  return gitObject('tree', Buffer.concat(sorted.map(treeEntry)));
}

/** A commit; its times are in UTC. */
export function gitCommit(commit: Commit): GitObject {
  const { tree, parent, author, authoredAt, committedAt, message } = commit;
  const who = `${identName(author.name)} <${author.email}>`;
  const lines = [
    `tree ${tree}`,
    ...(parent === null ? [] : [`parent ${parent}`]),
    `author ${who} ${authoredAt} +0000`,
    `committer ${who} ${committedAt} +0000`,
    '',
    `${message}\n`,
  ];
  return gitObject('commit', Buffer.from(lines.join('\n')));
}

/** A name without what git takes for the end of a name, and without what it strips from both ends. */
function identName(name: string): string {
  // eslint-disable-next-line no-control-regex -- Git allows no control characters in a name.
  const line = name.replace(/[\u0000-\u001f\u007f<>]+/g, ' ').trim();
  return line.replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, '') || 'Somebody';
}

import { languageLabel } from '@stepwise/contracts/language';
import {
  gitCommit,
  gitObject,
  gitTree,
  treeEntry,
  type Author,
  type GitObject,
  type TreeEntry,
} from '../../lib/git/git-object.ts';
import { programFile } from './record-path.ts';
import { oneLine, type PlannedCommit, type Solution } from './plan-commits.ts';

/** An object that no commit before has, with an earlier one that it differs little from. */
export type NewObject = { readonly object: GitObject; readonly base?: GitObject };

export type RecordCommit = { readonly id: string; readonly objects: readonly NewObject[] };

/** A file of the last commit. */
export type RecordFile = {
  readonly path: string;
  readonly id: string;
  readonly content: Buffer | { readonly solutionId: string };
};

/** The source of a program, asked for in the order of the commits. */
export type ReadSource = (solutionId: string) => Promise<string>;

/** Every byte stays as it was sent in, whatever git is set up to do with ends of lines. */
const ATTRIBUTES = gitObject('blob', Buffer.from('* -text\n'));
const ATTRIBUTES_FILE = '.gitattributes';
const README_FILE = 'README.md';

const README_HEAD = `# Solutions

Programs that passed every test on Stepwise. Each folder has the name of its problem's address there.

| Problem | Programs |
| --- | --- |
`;

type Folder = {
  readonly slug: string;
  readonly files: ReadonlyMap<string, { readonly solution: Solution; readonly id: string }>;
  /** Its entry in the tree, and its line in the table. */
  readonly entry: Buffer;
  readonly row: string;
};

/** Builds the objects of a record, commit by commit. They follow from its arguments alone. */
export class RecordObjects {
  readonly #author: Author;
  readonly #readSource: ReadSource;
  /** By name, as the tree has them. */
  readonly #folders: Folder[] = [];
  readonly #known = new Set<string>();
  readonly #sources = new Map<string, string>();
  #tree: GitObject | undefined;
  #readme: GitObject | undefined;
  #head: string | null = null;

  constructor(author: Author, readSource: ReadSource) {
    this.#author = author;
    this.#readSource = readSource;
  }

  async add(planned: PlannedCommit): Promise<RecordCommit> {
    const objects: NewObject[] = [];
    const take = (object: GitObject, base?: GitObject): GitObject => {
      if (!this.#known.has(object.id)) objects.push(base ? { object, base } : { object });
      this.#known.add(object.id);
      return object;
    };
    await this.#change(planned, take);
    take(ATTRIBUTES);
    const { message, authoredAt, committedAt } = planned;
    const tree = take(this.#rootTree(take), this.#tree);
    this.#tree = tree;
    const times = { authoredAt, committedAt };
    const parent = this.#head;
    const commit = gitCommit({ ...times, tree: tree.id, parent, author: this.#author, message });
    this.#head = take(commit).id;
    return { id: commit.id, objects };
  }

  /** The files of the last commit. */
  files(): RecordFile[] {
    if (!this.#readme) return [];
    const solutions = this.#folders.flatMap(({ slug, files }) =>
      [...files].map(([file, { id, solution }]) => ({
        ...{ path: `${slug}/${file}`, id, content: { solutionId: solution.id } },
      })),
    );
    return [fileOf(ATTRIBUTES_FILE, ATTRIBUTES), fileOf(README_FILE, this.#readme), ...solutions];
  }

  async #change({ slug, file, shown }: PlannedCommit, take: Take): Promise<void> {
    const place = this.#placeOf(`${slug}/`);
    const before = this.#folders[place];
    const isThere = before?.slug === slug;
    const files = new Map(isThere ? before.files : []);
    if (shown === null) files.delete(file);
    else files.set(file, { solution: shown, id: await this.#blobOf(shown, take) });
    if (files.size === 0) {
      if (isThere) this.#folders.splice(place, 1);
      return;
    }
    const entries = [...files].map(([name, { id }]) => fileEntry(name, id));
    const { id } = take(gitTree(entries));
    const entry = treeEntry({ name: slug, id, isFolder: true });
    this.#folders.splice(place, isThere ? 1 : 0, { slug, files, entry, row: rowOf(slug, files) });
  }

  async #blobOf(solution: Solution, take: Take): Promise<string> {
    const known = this.#sources.get(solution.id);
    if (known !== undefined) return known;
    const source = await this.#readSource(solution.id);
    const { id } = take(gitObject('blob', Buffer.from(source)));
    this.#sources.set(solution.id, id);
    return id;
  }

  /** How many folders come before this name. They are sorted as if their names ended with a slash. */
  #placeOf(name: string): number {
    let [low, high] = [0, this.#folders.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (`${this.#folders[middle]?.slug ?? ''}/` < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rootTree(take: Take): GitObject {
    const readme = gitObject(
      'blob',
      Buffer.from(README_HEAD + this.#folders.map(({ row }) => row).join('')),
    );
    take(readme, this.#readme);
    this.#readme = readme;
    const entries = this.#folders.map(({ entry }) => entry);
    entries.splice(this.#placeOf(README_FILE), 0, treeEntry(fileEntry(README_FILE, readme.id)));
    const attributes = treeEntry(fileEntry(ATTRIBUTES_FILE, ATTRIBUTES.id));
    entries.splice(this.#placeOf(ATTRIBUTES_FILE), 0, attributes);
    return gitObject('tree', Buffer.concat(entries));
  }
}

function fileEntry(name: string, id: string): TreeEntry {
  return { name, id, isFolder: false };
}

function fileOf(path: string, { id, body }: GitObject): RecordFile {
  return { path, id, content: body };
}

type Take = (object: GitObject, base?: GitObject) => GitObject;

function rowOf(slug: string, files: Folder['files']): string {
  const solutions = [...files.values()].map(({ solution }) => solution);
  const newest = solutions.reduce((one, other) => (one.createdAt < other.createdAt ? other : one));
  const links = solutions
    .map(({ language }) => ({ label: languageLabel(language), file: programFile(language) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))
    .map(({ label, file }) => `[${label}](${slug}/${file})`);
  return `| [${escapeMarkdown(oneLine(newest.title))}](${slug}) | ${links.join(', ')} |\n`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&#~]/g, '\\$&');
}

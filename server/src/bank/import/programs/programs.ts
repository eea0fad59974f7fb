import type { FileTree } from '../../archive/file-tree.ts';

/** A program of a package: one file, or a folder of them. */
export type ForeignProgram = {
  /** Path from the package, like `output_validators/check` or `submissions/accepted/a.py`. */
  readonly path: string;
  /** By path from the program's folder; the one file by its name. */
  readonly files: ReadonlyMap<string, Buffer>;
};

/** The programs that lie directly in a folder. */
export function programsIn(tree: FileTree, folder: string): ForeignProgram[] {
  const programs = new Map<string, Map<string, Buffer>>();
  for (const [path, content] of tree.files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const [first = '', ...rest] = path.slice(folder.length + 1).split('/');
    const files = programs.get(first) ?? new Map<string, Buffer>();
    files.set(rest.length === 0 ? first : rest.join('/'), content);
    programs.set(first, files);
  }
  return [...programs]
    .map(([name, files]) => ({ path: `${folder}/${name}`, files }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

import { readArchive, readArchiveBytes } from '../../archive/read-archive.ts';
import type { FileTree } from '../../archive/file-tree.ts';
import { BankError } from '../../bank-error.ts';
import { convertTree } from '../convert-tree.ts';
import { thisThread } from './cpu-deadline.ts';
import type { ReadAnswer, ReadRequest } from './read-request.ts';

/** Runs in the thread of package-reader.ts. Without a request it only says that it is ready. */
export async function answer(request: ReadRequest | null): Promise<ReadAnswer> {
  if (request === null) return { thread: thisThread() };
  try {
    const conversion = convertTree(await treeOf(request), request);
    return { conversion: { ...conversion, tree: withoutTests(conversion.tree) } };
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    return { issues: [...error.issues] };
  }
}

function treeOf({ from, bounds }: ReadRequest): Promise<FileTree> {
  if (typeof from === 'string') return readArchive(from, bounds);
  const { buffer, byteOffset, byteLength } = from.bytes;
  return readArchiveBytes(Buffer.from(buffer, byteOffset, byteLength), from.name, bounds);
}

/** The tests were read; their bytes would cross to the other thread for nothing. */
function withoutTests(tree: FileTree): FileTree {
  const files = [...tree.files].filter(([path]) => !/^data\/(?:sample|secret)\//.test(path));
  return { ...tree, files: new Map(files) };
}

import type { TreeBounds } from '../../archive/file-tree.ts';
import type { BankIssue } from '../../bank-error.ts';
import type { Conversion, ConvertOptions } from '../convert-tree.ts';

/** A package to read; crosses to the worker thread as it is. */
export type ReadRequest = ConvertOptions & {
  /** Path of a folder or zip file, or the bytes of a zip file and its name. */
  readonly from: string | { readonly bytes: Uint8Array; readonly name: string };
  readonly bounds?: TreeBounds;
};

/**
 * What comes back from the worker thread: errors lose their class on the way. Without a request it
 * says which thread it is, as thisThread does.
 */
export type ReadAnswer =
  | { readonly conversion: Conversion }
  | { readonly issues: BankIssue[] }
  | { readonly thread: string | null };

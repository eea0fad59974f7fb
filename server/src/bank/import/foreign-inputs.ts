import { INPUT_VALIDATOR_BYTES_MAX, SMALL_INPUTS_MAX } from '@stepwise/contracts/problem-edit';
import { isStorable } from '@stepwise/contracts/text';
import type { FileTree } from '../archive/file-tree.ts';
import { BankError } from '../bank-error.ts';
import { parseSmallInputs, SMALL_YAML, type SmallInputs } from '../searches/small-inputs.ts';
import type { Findings } from './findings.ts';
import { isList } from './format/group-settings.ts';
import type { ForeignTest } from './format/test-data.ts';
import { programsIn } from './programs/programs.ts';
import { bundlePython } from './programs/python-bundle.ts';
import { pythonFilesOf } from './validator/output-validator.ts';

/** What a package says of its inputs beside its tests. */
export type ForeignInputs = {
  /** Null where it says nothing that is understood here. */
  readonly smallInputs: SmallInputs | null;
  /** Source in Python; null where inputs are checked by several programs, by another one, or with arguments. */
  readonly validator: string | null;
};

type Reading = {
  readonly constants: ReadonlyMap<string, string>;
  readonly tests: readonly ForeignTest[];
  readonly findings: Findings;
};

/** No verdict depends on it: what cannot be used is left out, with a warning where it looks like ours. */
export function readForeignInputs(tree: FileTree, reading: Reading): ForeignInputs {
  const validator = validatorIn(tree, reading);
  const smallInputs = smallInputsIn(tree, reading.findings);
  if (!smallInputs || smallInputs.filtered === null || validator !== null)
    return { smallInputs, validator };
  reading.findings.warn(SMALL_YAML, 'is left out: filtered needs one input validator in Python');
  return { smallInputs: null, validator };
}

function smallInputsIn({ files }: FileTree, findings: Findings): SmallInputs | null {
  const text = files.get(SMALL_YAML)?.toString('utf8');
  if (text === undefined) return null;
  if (text.length > SMALL_INPUTS_MAX || !isStorable(text)) {
    findings.warn(SMALL_YAML, 'is left out: it is too long, or no text');
    return null;
  }
  try {
    return parseSmallInputs(text, SMALL_YAML);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    for (const { line, message } of error.issues) {
      findings.warn(SMALL_YAML, `is left out: ${message}`, line);
    }
    return null;
  }
}

const FOLDERS = ['input_validators', 'input_format_validators'];

function validatorIn(tree: FileTree, { constants, tests }: Reading): string | null {
  const [program, ...others] = FOLDERS.flatMap((folder) => programsIn(tree, folder));
  if (!program || others.length > 0 || tests.some(hasArguments)) return null;
  const python = pythonFilesOf(program, constants);
  const source = python && bundlePython(python, []);
  if (source === null || !isStorable(source)) return null;
  return Buffer.byteLength(source) > INPUT_VALIDATOR_BYTES_MAX ? null : source;
}

function hasArguments({ inputArgs }: ForeignTest): boolean {
  return isList(inputArgs) ? inputArgs.length > 0 : Object.keys(inputArgs).length > 0;
}

import { z } from 'zod';
import type { FileTree } from '../../archive/file-tree.ts';
import { BankError } from '../../bank-error.ts';
import type { Findings } from '../findings.ts';
import { withConstants } from '../texts/statement-files.ts';
import { readForeignYaml } from './foreign-yaml.ts';
import { splitWords } from './metadata.ts';
import type { Metadata } from './metadata.ts';

/** What holds for the tests of a folder, or for one test. */
export type TestSettings = {
  readonly outputArgs: readonly string[];
  /** For every input validator, or by the name of one. */
  readonly inputArgs: readonly string[] | Readonly<Record<string, readonly string[]>>;
};

/** Whether it is for every input validator. */
export function isList(given: TestSettings['inputArgs']): given is readonly string[] {
  return Array.isArray(given);
}

const NO_SETTINGS: TestSettings = { outputArgs: [], inputArgs: [] };

/** Names of the file in a folder, the newest spelling first. */
const FILES = ['test_group.yaml', 'testdata.yaml'];

const text = z.union([z.string(), z.number()]).transform(String);
const args = z.array(text);
const flags = text.transform(splitWords);
const named = z.object({ name: text, flags: flags.optional() });
const anything = z.unknown().optional();

const settingsSchema = z.object({
  output_validator_args: args.optional(),
  output_validator_flags: z.union([flags, named.transform((one) => one.flags ?? [])]).optional(),
  input_validator_args: z.union([args, z.record(z.string(), args)]).optional(),
  input_validator_flags: z
    .union([flags, named.transform((one) => ({ [one.name]: one.flags ?? [] }))])
    .optional(),
  /** Of the program itself. */
  args: args.optional(),
  hint: text.optional(),
  description: text.optional(),
  grading: text.optional(),
  grader_flags: flags.optional(),
  ...{ full_feedback: anything, on_reject: anything, range: anything, accept_score: anything },
  ...{ reject_score: anything, max_score: anything, score_aggregation: anything },
  ...{ require_pass: anything, input_visualizer_args: anything, output_visualizer_args: anything },
  ...{ static_validation_score: anything, static_validator_args: anything },
});

/** Ways to grade a group that come to the same when every test must pass. */
const HARMLESS_GRADING = ['first_error', 'worst_error', 'sum', 'min', 'max', 'avg', 'no_errors'];

type GradingMetadata = Pick<Metadata, 'constants' | 'isScoring'>;

/** Reads settings folder by folder; each takes over from the folder around it what it does not say. */
export class GroupSettings {
  readonly #tree: FileTree;
  readonly #constants: ReadonlyMap<string, string>;
  readonly #isScoring: boolean;
  readonly #findings: Findings;
  readonly #known = new Map<string, TestSettings>();

  constructor(tree: FileTree, metadata: GradingMetadata | undefined, findings: Findings) {
    this.#tree = tree;
    this.#constants = metadata?.constants ?? new Map();
    this.#isScoring = metadata?.isScoring ?? false;
    this.#findings = findings;
  }

  /** @param folder like `data/secret/1-edge` */
  ofFolder(folder: string): TestSettings {
    const known = this.#known.get(folder);
    if (known) return known;
    const around = folder.includes('/')
      ? this.ofFolder(folder.slice(0, folder.lastIndexOf('/')))
      : NO_SETTINGS;
    const path = FILES.map((name) => `${folder}/${name}`).find((at) => this.#tree.files.has(at));
    const settings = path === undefined ? around : this.#read(path, around).settings;
    this.#known.set(folder, settings);
    return settings;
  }

  /** @param name path of a test without ending, like `data/secret/1` */
  ofTest(name: string): {
    settings: TestSettings;
    description: string | null;
    hint: string | null;
  } {
    return this.#read(`${name}.yaml`, this.ofFolder(name.slice(0, name.lastIndexOf('/'))));
  }

  #read(path: string, around: TestSettings) {
    const nothing = { settings: around, description: null, hint: null };
    try {
      const yaml = readForeignYaml(this.#tree, path, settingsSchema, this.#findings);
      if (!yaml) return nothing;
      this.#refuse(path, yaml);
      const output = yaml.output_validator_args ?? yaml.output_validator_flags;
      const input = yaml.input_validator_args ?? yaml.input_validator_flags;
      return {
        settings: {
          outputArgs: output ? this.#filled(output) : around.outputArgs,
          inputArgs: input ? this.#filledFor(input) : around.inputArgs,
        },
        description: yaml.description ?? null,
        hint: yaml.hint ?? null,
      };
    } catch (error) {
      if (!(error instanceof BankError)) throw error;
      this.#findings.refuseAll(error);
      return nothing;
    }
  }

  #filled(given: readonly string[]): readonly string[] {
    return given.map((arg) => withConstants(arg, this.#constants));
  }

  #filledFor(given: TestSettings['inputArgs']): TestSettings['inputArgs'] {
    if (isList(given)) return this.#filled(given);
    const entries = Object.entries(given).map(([name, own]) => [name, this.#filled(own)] as const);
    return Object.fromEntries(entries);
  }

  #refuse(path: string, yaml: z.output<typeof settingsSchema>): void {
    if (yaml.args && yaml.args.length > 0) {
      this.#findings.refuse(path, 'args: programs cannot be given arguments here');
    }
    if (yaml.static_validation_score !== undefined) {
      this.#findings.refuse(path, 'static_validation_score: sources cannot be checked here');
    }
    // How points are counted means nothing where every test must be passed.
    if (this.#isScoring) return;
    const grading = (yaml.grader_flags ?? []).filter((flag) => !HARMLESS_GRADING.includes(flag));
    if (yaml.grading === 'custom' || grading.length > 0) {
      const asked =
        yaml.grading === 'custom' ? 'grading: custom' : `grader_flags: ${grading.join(' ')}`;
      this.#findings.refuse(path, `${asked}: here a program is right when every test is`);
    }
  }
}

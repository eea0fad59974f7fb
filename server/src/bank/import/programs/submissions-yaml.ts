import { z } from 'zod';
import type { FileTree } from '../../archive/file-tree.ts';
import { BankError } from '../../bank-error.ts';
import { isSaneGlob, KINDS } from './expectation.ts';
import type { Findings } from '../findings.ts';
import { readYamlValue } from '../format/foreign-yaml.ts';

const YAML = 'submissions/submissions.yaml';
const ENTRIES_MAX = 500;

const kinds = z.array(z.enum(KINDS)).min(1);
const ruleSchema = z.object({ permitted: kinds.optional(), required: kinds.optional() });
const anything = z.unknown().optional();
const entrySchema = ruleSchema.extend({
  language: z.string().optional(),
  entrypoint: z.string().optional(),
  model_solution: z.boolean().optional(),
  ...{ authors: anything, score: anything, message: anything, use_for_time_limit: anything },
});

/** Verdicts that are asked for; what is absent allows all. */
export type AskedRule = z.output<typeof ruleSchema>;

/** What submissions.yaml says of the programs that a glob matches. */
export type SubmissionsEntry = {
  readonly glob: string;
  readonly about: z.output<typeof entrySchema>;
  /** For some of the tests, by glob. */
  readonly onTests: ReadonlyMap<string, AskedRule>;
};

/** Nothing when the package has no such file; what is wrong with it is a refusal. */
export function readSubmissionsYaml(tree: FileTree, findings: Findings): SubmissionsEntry[] {
  try {
    const value = readYamlValue(tree, YAML, findings);
    if (!value) return [];
    if (!isMap(value.data) || Object.keys(value.data).length > ENTRIES_MAX) {
      findings.refuse(YAML, `must hold globs and what is said of them, ${ENTRIES_MAX} at most`, 1);
      return [];
    }
    return Object.entries(value.data).flatMap(([glob, said]) =>
      readEntry(glob, said, (path, message) =>
        findings.refuse(YAML, `${path.join('.')}: ${message}`, value.lineOf(path)),
      ),
    );
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    findings.refuseAll(error);
    return [];
  }
}

function readEntry(
  glob: string,
  said: unknown,
  refuse: (path: readonly PropertyKey[], message: string) => void,
): SubmissionsEntry[] {
  if (said === null) return [];
  if (!isMap(said) || !isSaneGlob(glob)) {
    refuse([glob], 'must be a glob with a few * and a map');
    return [];
  }
  const about = entrySchema.safeParse(said);
  const onTests = new Map<string, AskedRule>();
  for (const [tests, asked] of Object.entries(said)) {
    if (Object.hasOwn(entrySchema.shape, tests)) continue;
    const rule = ruleSchema.safeParse(asked);
    if (rule.success && isSaneGlob(tests)) onTests.set(tests, rule.data);
    else refuse([glob, tests], 'must be a glob of tests and the verdicts on them');
  }
  if (about.success) return [{ glob, about: about.data, onTests }];
  for (const issue of about.error.issues) refuse([glob, ...issue.path], issue.message);
  return [];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

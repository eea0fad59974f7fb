import { PACKAGE_FORMATS, type PackageFormat } from '@stepwise/contracts/problem-export';
import { z } from 'zod';
import type { FileTree } from '../../archive/file-tree.ts';
import { bankError } from '../../bank-error.ts';
import type { Findings } from '../findings.ts';
import { readProse } from './foreign-text.ts';
import { readForeignYaml } from './foreign-yaml.ts';

/** What problem.yaml says, whatever the version. */
export type Metadata = {
  readonly format: PackageFormat;
  /** Null when only the statement names the problem. */
  readonly title: string | null;
  /** In lower case, as PostgreSQL tells it. */
  readonly uuid: string | null;
  readonly author: string | null;
  readonly source: string | null;
  readonly license: string;
  readonly rightsOwner: string | null;
  readonly keywords: readonly string[];
  /** By the format's codes; null for all. */
  readonly languages: readonly string[] | null;
  /** Seconds; null when it is to be measured. */
  readonly timeLimit: number | null;
  /** MiB; null for the system's own. */
  readonly memory: number | null;
  /** What the package says of that, whatever it gets here. */
  readonly memoryAsked: number | null;
  /** Whether points are given, which here means that every test must be passed. */
  readonly isScoring: boolean;
  /** Times the slowest right solution, where the limit is to be measured. */
  readonly timeMultiplier: number;
  /** Whether outputs are checked by a program of the package; null when its folder decides. */
  readonly hasValidator: boolean | null;
  readonly validatorFlags: readonly string[];
  readonly constants: ReadonlyMap<string, string>;
};

const YAML = 'problem.yaml';

const text = z.union([z.string(), z.number()]).transform(String);
const words = z.union([text.transform(splitWords), z.array(text)]);
const anything = z.unknown().optional();
const positive = z.number().positive();

const limitsSchema = z.object({
  time_limit: positive.max(60).optional(),
  memory: positive.optional(),
  time_multiplier: positive.optional(),
  time_multipliers: z.object({ ac_to_time_limit: positive.optional() }).optional(),
});

const personSchema = z.union([text, z.object({ name: text }).transform(({ name }) => name)]);
const peopleSchema = z.union([
  personSchema,
  z.array(personSchema).transform((names) => names.join(', ')),
]);

/** A value, and other ways to write it, like `{value: 5000000, tex: "5\\,000\\,000"}`. */
const constantSchema = z
  .record(z.string(), text)
  .refine((variants) => 'value' in variants, 'a constant with variants needs a value');

const metadataSchema = z.object({
  problem_format_version: text.default('legacy'),
  type: words.optional(),
  name: z.union([text, z.record(z.string(), text)]).optional(),
  uuid: text.optional(),
  author: peopleSchema.optional(),
  credits: z.union([text, z.object({ authors: peopleSchema.optional() })]).optional(),
  source: z.union([peopleSchema, anything]).optional(),
  license: text.default('unknown'),
  rights_owner: peopleSchema.nullable().default(null),
  keywords: words.default([]),
  languages: words.optional(),
  limits: limitsSchema.prefault({}),
  validation: text.optional(),
  validator_flags: words.default([]),
  constants: z.record(z.string(), z.union([text, constantSchema])).default({}),
  ...{ version: anything, source_url: anything, embargo_until: anything, grading: anything },
  ...{ allow_file_writing: z.boolean().optional(), libraries: anything },
});

type Yaml = z.output<typeof metadataSchema>;

/** @throws {BankError} when problem.yaml cannot be read at all */
export function readMetadata(tree: FileTree, findings: Findings): Metadata {
  const yaml = readForeignYaml(tree, YAML, metadataSchema, findings) ?? metadataSchema.parse({});
  const format = formatOf(tree, yaml);
  refuseUnsupported(yaml, findings);
  if (yaml.license === 'unknown') {
    findings.warn(YAML, 'license: unknown; ask its owner before you let others use the problem');
  }
  return {
    format,
    title: titleOf(yaml.name),
    uuid: z.uuid().safeParse(yaml.uuid).data?.toLowerCase() ?? null,
    author: authorOf(yaml),
    source: typeof yaml.source === 'string' ? yaml.source : null,
    license: yaml.license,
    rightsOwner: yaml.rights_owner,
    keywords: yaml.keywords,
    languages: !yaml.languages || yaml.languages.includes('all') ? null : yaml.languages,
    timeLimit: yaml.limits.time_limit ?? timeLimitBeside(tree, findings),
    memory: yaml.limits.memory ?? null,
    memoryAsked: yaml.limits.memory ?? null,
    isScoring: isScoring(yaml),
    timeMultiplier: multiplierOf(format, yaml),
    hasValidator: hasValidator(format, yaml),
    validatorFlags: yaml.validator_flags,
    constants: constantsOf(yaml),
  };
}

/** What versions were called before they had their names, and what people write for them. */
const OTHER_NAMES: ReadonlyMap<string, PackageFormat> = new Map([
  ['legacy-icpc', 'legacy'],
  ['2023-07', '2023-07-draft'],
  ['draft', '2023-07-draft'],
  ['2025-09-draft', '2025-09'],
]);

function formatOf(tree: FileTree, { problem_format_version: version }: Yaml): PackageFormat {
  const format = PACKAGE_FORMATS.find((known) => known === (OTHER_NAMES.get(version) ?? version));
  if (format) return format;
  const known = PACKAGE_FORMATS.join(', ');
  throw bankError(
    `${tree.name}/${YAML}`,
    `problem_format_version: ${JSON.stringify(version)} is unknown; known are ${known}`,
  );
}

const AS_PASS_FAIL =
  'type: scoring becomes pass-fail: every test of every group must be passed, and there are no points for a part of them';

export const NO_POINTS =
  'an output validator that gives points is not supported: here an output is right or not';

const UNSUPPORTED: Readonly<Record<string, string>> = {
  interactive: 'interactive problems, in which a program talks with the judge, are not supported',
  'multi-pass': 'problems in which a program runs several times are not supported',
  'submit-answer': 'problems to which one submits answers instead of programs are not supported',
  score: NO_POINTS,
};

function isScoring({ type = [] }: Yaml): boolean {
  return type.includes('scoring');
}

const customScoringSchema = z.object({ custom_scoring: z.literal(true) });

function refuseUnsupported(yaml: Yaml, findings: Findings): void {
  const { type = [], validation = '', grading } = yaml;
  if (isScoring(yaml)) findings.warn(YAML, AS_PASS_FAIL);
  if (customScoringSchema.safeParse(grading).success) {
    findings.refuse(YAML, `grading: custom_scoring: ${NO_POINTS}`);
  }
  const asked = { type, validation: splitWords(validation) };
  for (const [key, values] of Object.entries(asked)) {
    const known = key === 'type' ? ['pass-fail', 'scoring'] : ['default', 'custom'];
    for (const value of values) {
      if (known.includes(value)) continue;
      const reason = Object.hasOwn(UNSUPPORTED, value) ? UNSUPPORTED[value] : undefined;
      findings.refuse(YAML, `${key}: ${reason ?? `${JSON.stringify(value)} is unknown`}`);
    }
  }
}

/** A variant goes by the name of its constant, a dot and its own. */
function constantsOf({ constants }: Yaml): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(constants).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'string') return [[name, value]];
      const variants = Object.entries(value).map(([variant, written]): [string, string] => [
        `${name}.${variant}`,
        written,
      ]);
      return [[name, value['value'] ?? ''], ...variants];
    }),
  );
}

function titleOf(name: Yaml['name']): string | null {
  if (typeof name !== 'object') return name ?? null;
  return name['en'] ?? Object.values(name)[0] ?? null;
}

function authorOf({ author, credits }: Yaml): string | null {
  if (author !== undefined) return author;
  return typeof credits === 'string' ? credits : (credits?.authors ?? null);
}

function multiplierOf(format: PackageFormat, { limits }: Yaml): number {
  return format === 'legacy'
    ? (limits.time_multiplier ?? 5)
    : (limits.time_multipliers?.ac_to_time_limit ?? 2);
}

function hasValidator(format: PackageFormat, { validation }: Yaml): boolean | null {
  if (validation !== undefined) return splitWords(validation)[0] === 'custom';
  return format === 'legacy' ? false : null;
}

/** Where tools keep the limit of a package whose problem.yaml has no place for it. */
function timeLimitBeside(tree: FileTree, findings: Findings): number | null {
  for (const [path, pattern] of [
    ['.timelimit', /^\s*([\d.]+)\s*$/],
    ['domjudge-problem.ini', /^[ \t]*timelimit[ \t]*=[ \t]*['"]?([\d.]+)['"]?[ \t]*$/m],
  ] as const) {
    if (!tree.files.has(path)) continue;
    const seconds = Number(pattern.exec(readProse(tree, path, findings))?.[1] ?? NaN);
    if (seconds > 0 && seconds <= 60) return seconds;
    if (path === '.timelimit')
      findings.refuse(path, 'must hold seconds, more than 0 and at most 60');
  }
  return null;
}

export function splitWords(line: string): string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}

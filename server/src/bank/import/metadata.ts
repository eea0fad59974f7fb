import { z } from 'zod';
import type { FileTree } from '../archive/file-tree.ts';
import { bankError } from '../bank-error.ts';
import type { Findings } from './findings.ts';
import { readProse } from './foreign-text.ts';
import { readForeignYaml } from './foreign-yaml.ts';

/** Versions of the format that can be read and written. */
export const FORMATS = ['legacy', '2023-07-draft', '2025-09'] as const;

export type PackageFormat = (typeof FORMATS)[number];

/** What problem.yaml says, whatever the version. */
export type Metadata = {
  readonly format: PackageFormat;
  /** Null when only the statement names the problem. */
  readonly title: string | null;
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
  constants: z.record(z.string(), text).default({}),
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
    uuid: z.uuid().safeParse(yaml.uuid).data ?? null,
    author: authorOf(yaml),
    source: typeof yaml.source === 'string' ? yaml.source : null,
    license: yaml.license,
    rightsOwner: yaml.rights_owner,
    keywords: yaml.keywords,
    languages: !yaml.languages || yaml.languages.includes('all') ? null : yaml.languages,
    timeLimit: yaml.limits.time_limit ?? timeLimitBeside(tree, findings),
    memory: yaml.limits.memory ?? null,
    timeMultiplier: multiplierOf(format, yaml),
    hasValidator: hasValidator(format, yaml),
    validatorFlags: yaml.validator_flags,
    constants: new Map(Object.entries(yaml.constants)),
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
  const format = FORMATS.find((known) => known === (OTHER_NAMES.get(version) ?? version));
  if (format) return format;
  const known = FORMATS.join(', ');
  throw bankError(
    `${tree.name}/${YAML}`,
    `problem_format_version: ${JSON.stringify(version)} is unknown; known are ${known}`,
  );
}

const UNSUPPORTED: Readonly<Record<string, string>> = {
  interactive: 'interactive problems, in which a program talks with the judge, are not supported',
  'multi-pass': 'problems in which a program runs several times are not supported',
  'submit-answer': 'problems to which one submits answers instead of programs are not supported',
  scoring: 'scoring by points is not supported: here a program is right or it is not',
  score: 'scoring by points is not supported: here a program is right or it is not',
};

function refuseUnsupported({ type = [], validation = '' }: Yaml, findings: Findings): void {
  const asked = { type, validation: splitWords(validation) };
  for (const [key, values] of Object.entries(asked)) {
    const known = key === 'type' ? ['pass-fail'] : ['default', 'custom'];
    for (const value of values) {
      if (known.includes(value)) continue;
      const reason = Object.hasOwn(UNSUPPORTED, value) ? UNSUPPORTED[value] : undefined;
      findings.refuse(YAML, `${key}: ${reason ?? `${JSON.stringify(value)} is unknown`}`);
    }
  }
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

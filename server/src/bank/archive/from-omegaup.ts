import { dump } from 'js-yaml';
import { z } from 'zod';
import { bankError } from '../bank-error.ts';
import { refuseLongText } from '../text/refuse-long-text.ts';
import type { FileTree } from './file-tree.ts';

const CASE = /^cases\/(.+)\.(in|out)$/;

/** Whether this is how omegaUp keeps a problem: its folders lie at the top of the archive. */
export function isOmegaup({ files }: FileTree): boolean {
  const paths = [...files.keys()];
  return (
    !files.has('problem.yaml') &&
    paths.some((path) => CASE.test(path)) &&
    paths.some((path) => /^statements\/[\w-]+\.markdown$/.test(path))
  );
}

const settingsSchema = z.object({
  Limits: z
    .object({
      TimeLimit: z.union([z.string(), z.number()]).optional(),
      MemoryLimit: z.union([z.string(), z.number()]).optional(),
    })
    .default({}),
  Validator: z
    .object({ Name: z.string().optional(), Tolerance: z.number().positive().optional() })
    .default({}),
});

/** Takes the score that the validator prints: all of it is right, anything less is wrong. */
const WRAPPER = `import os, shutil, subprocess, sys, tempfile

folder = tempfile.mkdtemp()
shutil.copy(sys.argv[1], os.path.join(folder, 'data.in'))
shutil.copy(sys.argv[2], os.path.join(folder, 'data.out'))
validator = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'validator.py')
done = subprocess.run([sys.executable, validator, 'data'], cwd=folder, stdout=subprocess.PIPE)
sys.exit(42 if float(done.stdout.split()[0]) >= 1 else 43)
`;

const DEFAULT_TOLERANCE = 1e-6;

/** As omegaUp does: the numbers alone, whatever stands between them, each absolutely or relatively close. */
const numericValidator = (tolerance: number): string => `import re, sys

TOLERANCE = ${tolerance}


def numbers(text):
    return re.findall('[0-9.-]+', text)


def value(token):
    try:
        return float(token)
    except ValueError:
        return None


def same(expected, given):
    if expected is None or given is None:
        return expected is given
    difference = abs(expected - given)
    allowed = max(1.5, abs(expected), abs(given)) * TOLERANCE
    return expected == given or difference <= allowed


expected = numbers(open(sys.argv[2], errors='replace').read())
given = numbers(sys.stdin.buffer.read().decode(errors='replace'))
right = len(expected) == len(given) and all(same(value(a), value(b)) for a, b in zip(expected, given))
sys.exit(42 if right else 43)
`;

/**
 * A problem of omegaUp in the form of the package format: groups of cases as folders, the samples of
 * its statement as tests, its points as such.
 * @throws {BankError} it is interactive, a statement is too long, or its outputs cannot be compared here
 */
export function fromOmegaup(tree: FileTree): FileTree {
  const { name, files } = tree;
  const paths = [...files.keys()];
  if (paths.some((path) => path.startsWith('interactive/'))) {
    throw bankError(`${name}/interactive`, 'problems that talk with the judge are not supported');
  }
  const validator = paths.find((path) => /^validator\.\w+$/.test(path));
  if (validator !== undefined && validator !== 'validator.py') {
    throw bankError(
      `${name}/${validator}`,
      'of validators of omegaUp only those in Python can be run',
    );
  }
  const out = new Map<string, Buffer>();
  for (const [path, content] of files) for (const to of placesOf(path)) out.set(to, content);
  takeSamples(name, out);
  const settings = settingsOf(tree);
  out.set('problem.yaml', Buffer.from(dump(problemYaml(name, settings))));
  const program = validator === undefined ? comparisonOf(name, settings) : WRAPPER;
  if (program !== null) out.set('output_validator/main.py', Buffer.from(program));
  else if (settings.Validator.Name === 'token') {
    const args = Buffer.from(dump({ output_validator_args: ['case_sensitive'] }));
    for (const folder of ['sample', 'secret']) out.set(`data/${folder}/test_group.yaml`, args);
  }
  return { ...tree, files: out };
}

function placesOf(path: string): string[] {
  const [, test, ending] = CASE.exec(path) ?? [];
  if (test !== undefined) {
    return [`data/secret/${test.replace('.', '/')}.${ending === 'in' ? 'in' : 'ans'}`];
  }
  if (path === 'validator.py') return ['output_validator/validator.py'];
  const text = /^(statement|solution)s\/([\w-]+)\.markdown$/.exec(path);
  if (text)
    return [
      `${text[1] ?? ''}/${text[1] === 'statement' ? 'problem' : 'solution'}.${text[2] ?? ''}.md`,
    ];
  return /^(?:statement|solution)s\//.test(path) ? [path.replace('s/', '/')] : [];
}

/** They stand in the statement, between lines that begin with two bars; every language has the same. */
function takeSamples(name: string, files: Map<string, Buffer>): void {
  let wasTaken = false;
  for (const [path, content] of files) {
    const [, language] = /^statement\/problem\.(.*)\.md$/.exec(path) ?? [];
    if (language === undefined) continue;
    const text = content.toString('utf8');
    refuseLongText(`${name}/statements/${language}.markdown`, text);
    const { kept, samples } = splitSamples(text.replaceAll('\r\n', '\n'));
    files.set(path, Buffer.from(kept));
    if (wasTaken) continue;
    for (const [index, sample] of samples.entries()) {
      const [input = '', rest = ''] = sample.split('\n||output\n');
      const [output = ''] = rest.split('\n||description\n');
      files.set(`data/sample/${index + 1}.in`, Buffer.from(`${input}\n`));
      files.set(`data/sample/${index + 1}.ans`, Buffer.from(`${output}\n`));
    }
    wasTaken = samples.length > 0;
  }
}

/** The statement without its samples, and what stands between the bars of each. */
function splitSamples(text: string): { kept: string; samples: string[] } {
  const kept: string[] = [];
  const samples: string[] = [];
  let block: string[] | null = null;
  for (const line of text.split('\n')) {
    if (block === null) {
      if (line === '||input') block = [];
      else kept.push(line);
    } else if (/^\|\|end[ \t]*$/.test(line)) {
      samples.push(...block.join('\n').split('\n||input\n'));
      kept.push('');
      block = null;
    } else block.push(line);
  }
  // What never ends is no sample.
  const rest = block === null ? [] : ['||input', ...block];
  return { kept: [...kept, ...rest].join('\n'), samples };
}

type Settings = z.output<typeof settingsSchema>;

function settingsOf({ name, files }: FileTree): Settings {
  const text = files.get('settings.json')?.toString('utf8') ?? '{}';
  try {
    return settingsSchema.parse(JSON.parse(text));
  } catch {
    throw bankError(`${name}/settings.json`, 'cannot be read');
  }
}

function problemYaml(name: string, { Limits }: Settings) {
  const time = measureOf(Limits.TimeLimit, { ms: 0.001, s: 1, '': 0.001 });
  const memory = measureOf(Limits.MemoryLimit, {
    '': 1 / 1048576,
    KiB: 1 / 1024,
    MiB: 1,
    GiB: 1024,
  });
  return {
    problem_format_version: '2025-09',
    type: 'scoring',
    name,
    limits: {
      ...(time === null ? {} : { time_limit: time }),
      ...(memory === null ? {} : { memory }),
    },
  };
}

/** A number and its unit, in the unit whose factor is 1. */
function measureOf(
  said: string | number | undefined,
  factors: Readonly<Record<string, number>>,
): number | null {
  const [, number, unit = ''] =
    /^(\d{1,12}(?:\.\d{1,6})?)([A-Za-z]*)$/.exec(String(said ?? '')) ?? [];
  const factor = Object.hasOwn(factors, unit) ? factors[unit] : undefined;
  return number === undefined || factor === undefined ? null : Number(number) * factor;
}

/** Null where the package format's own comparison does. */
function comparisonOf(name: string, { Validator: { Name, Tolerance } }: Settings): string | null {
  if (Name === 'token-numeric') return numericValidator(Tolerance ?? DEFAULT_TOLERANCE);
  if (Name === undefined || ['', 'token', 'token-caseless'].includes(Name)) return null;
  const reason = Object.hasOwn(NO_COMPARISON, Name) ? NO_COMPARISON[Name] : undefined;
  throw bankError(
    `${name}/settings.json`,
    `Validator: ${reason ?? `${JSON.stringify(Name)} is unknown`}`,
  );
}

const NO_COMPARISON: Readonly<Record<string, string>> = {
  literal: 'with literal a program prints its own score, which is not supported',
  custom: 'custom needs a file validator.py, and there is none',
};

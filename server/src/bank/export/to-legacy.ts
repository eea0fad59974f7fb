import { dump, load } from 'js-yaml';
import type { BankProblem } from '../bank-problem.ts';
import type { PackageFiles } from '../import/write-package.ts';
import { statementToTex } from './statement-to-tex.ts';
import { isMap, isNewOnly, readYaml } from './package-yaml.ts';

/** Puts a package into the oldest version of the format, in place. */
export function toLegacy(
  { title, timeLimitMs }: Pick<BankProblem, 'title' | 'timeLimitMs'>,
  files: PackageFiles,
  args: readonly string[],
): PackageFiles {
  files.set('problem.yaml', dump(legacyYaml(files, args)));
  files.set('.timelimit', `${timeLimitMs / 1000}\n`);
  const statement = files.get('statement/problem.en.md')?.toString() ?? '';
  files.set('problem_statement/problem.en.tex', statementToTex(title, statement));
  for (const [path, content] of [...files]) {
    const moved = legacyFiles(path, content.toString());
    if (moved) for (const [to, text] of moved) files.set(to, text ?? content);
    if (moved || isNewOnly(path)) files.delete(path);
  }
  return files;
}

function legacyYaml(files: PackageFiles, args: readonly string[]) {
  const yaml = readYaml(files);
  const { credits, limits, keywords } = yaml;
  const hasValidator = [...files.keys()].some((path) => path.startsWith('output_validator/'));
  const author = isMap(credits) ? credits['authors'] : credits;
  const words = Array.isArray(keywords) ? keywords.map(String) : [];
  const kept = ['name', 'uuid', 'source', 'license', 'rights_owner'].filter((key) => key in yaml);
  return {
    problem_format_version: 'legacy',
    ...Object.fromEntries(kept.map((key) => [key, yaml[key]])),
    ...(author === undefined ? {} : { author }),
    keywords: words.map((word) => word.replaceAll(' ', '-')).join(' '),
    limits: { memory: isMap(limits) ? limits['memory'] : undefined },
    validation: hasValidator ? 'custom' : 'default',
    ...(args.length === 0 ? {} : { validator_flags: args.join(' ') }),
  };
}

/** Where the content of a file lies in the oldest version; null when it stays where it is. */
function legacyFiles(path: string, text: string): [path: string, text: string | null][] | null {
  if (path.startsWith('statement/')) {
    return path.endsWith('.md') ? [] : [[path.replace('statement/', 'problem_statement/'), null]];
  }
  if (path.startsWith('output_validator/')) {
    return [[path.replace('output_validator/', 'output_validators/checker/'), null]];
  }
  if (!/^data\/(?:sample|secret)\/.*\.yaml$/.test(path)) return null;
  const about: unknown = load(text);
  const base = path.slice(0, -'.yaml'.length);
  const { description, hint } = isMap(about) ? about : {};
  return [
    ...(typeof description === 'string'
      ? [[`${base}.desc`, `${description}\n`] as [string, string]]
      : []),
    ...(typeof hint === 'string' ? [[`${base}.hint`, `${hint}\n`] as [string, string]] : []),
  ];
}

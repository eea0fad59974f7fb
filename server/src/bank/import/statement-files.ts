import type { FileTree } from '../archive/file-tree.ts';
import { bankError } from '../bank-error.ts';
import type { Findings } from './findings.ts';
import { readProse } from './foreign-text.ts';
import { replacePictures } from './markdown-pictures.ts';
import { texToMarkdown } from './tex-to-markdown.ts';

/** A text of a package as Markdown. */
export type ForeignProse = {
  readonly markdown: string;
  /** The problem's name, where the text gives one. */
  readonly title: string | null;
};

const CHARACTERS_MAX = 200_000;
const NO_TEXT: ForeignProse = {
  markdown: 'The package that this problem came in has no statement that can be shown here.',
  title: null,
};

/** The statement, or words that say there is none to show. */
export function readStatement(
  tree: FileTree,
  constants: ReadonlyMap<string, string>,
  findings: Findings,
): ForeignProse {
  const found = find(tree, ['statement', 'problem_statement'], 'problem', findings);
  if (found !== null) return toMarkdown(tree, found, constants, findings);
  const pdf = [...tree.files.keys()].find((path) =>
    /^(?:[a-z_]*statement\/)?problem[^/]*\.pdf$/.test(path),
  );
  findings.warn(
    pdf ?? 'statement',
    `${pdf === undefined ? 'holds no text' : 'a PDF is not taken over'}; write statement/problem.en.md`,
  );
  return NO_TEXT;
}

/** The description of the intended solution; null when there is none as text. */
export function readSolution(
  tree: FileTree,
  constants: ReadonlyMap<string, string>,
  findings: Findings,
): ForeignProse | null {
  const found = find(tree, ['solution'], 'solution', findings);
  return found === null ? null : toMarkdown(tree, found, constants, findings);
}

/** English, or else the first there is; Markdown before LaTeX. */
function find(
  { files }: FileTree,
  folders: readonly string[],
  name: string,
  findings: Findings,
): string | null {
  const pattern = new RegExp(`^(?:${folders.join('|')})/${name}(?:\\.([\\w-]+))?\\.(md|tex)$`);
  const candidates = [...files.keys()]
    .map((path) => ({ path, match: pattern.exec(path) }))
    .filter(({ match }) => match !== null)
    .map(({ path, match }) => ({ path, language: match?.[1] ?? 'en', type: match?.[2] ?? '' }))
    .sort((a, b) => rank(a.language) - rank(b.language) || a.type.localeCompare(b.type));
  const [first, ...others] = candidates;
  if (!first) return null;
  const left = others.filter(({ language }) => language !== first.language);
  if (left.length > 0) {
    const languages = [...new Set(left.map(({ language }) => language))].join(', ');
    findings.warn(first.path, `is taken; the texts in ${languages} are not`);
  }
  return first.path;
}

function rank(language: string): number {
  if (language === 'en') return 0;
  return language.startsWith('en') ? 1 : 2;
}

function toMarkdown(
  tree: FileTree,
  path: string,
  constants: ReadonlyMap<string, string>,
  findings: Findings,
): ForeignProse {
  const text = readProse(tree, path, findings);
  if (text.length > CHARACTERS_MAX) {
    throw bankError(`${tree.name}/${path}`, `is longer than ${CHARACTERS_MAX} characters`);
  }
  if (path.endsWith('.md')) return fromMarkdown(text, path, constants, findings);
  const { markdown, title, pictures, unknown } = texToMarkdown(text, constants);
  for (const picture of pictures) findings.warn(path, `the picture ${picture} is not taken over`);
  if (unknown.length > 0) {
    findings.warn(path, `commands not known were left out: \\${unknown.join(', \\')}`);
  }
  return { markdown, title };
}

function fromMarkdown(
  text: string,
  path: string,
  constants: ReadonlyMap<string, string>,
  findings: Findings,
): ForeignProse {
  const plain = withConstants(text, constants).replaceAll(
    /\{\{(?:nextsample|remainingsamples)\}\}/g,
    '',
  );
  const markdown = replacePictures(plain, (caption, picture) => {
    findings.warn(path, `the picture ${picture} is not taken over`);
    return caption;
  });
  return { markdown: markdown.trim(), title: null };
}

/** Characters that constants may put into one text. */
const CONSTANTS_CHARACTERS_MAX = 256 * 1024;

/**
 * Puts in the values of a package's constants, written `{{name}}`.
 * @throws {BankError} the text becomes far longer by it
 */
export function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  if (constants.size === 0) return text;
  let characters = 0;
  return text.replaceAll(/\{\{([a-zA-Z_]\w*)\}\}/g, (all, name: string) => {
    const value = constants.get(name) ?? all;
    characters += value.length;
    if (characters <= CONSTANTS_CHARACTERS_MAX) return value;
    const most = `${CONSTANTS_CHARACTERS_MAX} characters`;
    throw bankError('problem.yaml', `constants: put more than ${most} into a text`);
  });
}

/** Cuts a list of constraints out of a statement that has one; the rest stays as it is. */
export function splitConstraints(markdown: string): { description: string; constraints: string } {
  const sections = markdown.split(/^(?=## )/m);
  const at = sections.findIndex((section) => /^## (?:Constraints|Limits)\s*$/im.test(section));
  const lines = (sections[at] ?? '')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
  const bullets = lines.map((line) => /^- (.+)$/.exec(line)?.[1] ?? '');
  if (bullets.length === 0 || bullets.includes('')) {
    return { description: markdown.trim(), constraints: '' };
  }
  return {
    description: sections.toSpliced(at, 1).join('').trim(),
    constraints: bullets.join('\n'),
  };
}

import type { FileTree } from '../../archive/file-tree.ts';
import { constantReader } from './constants.ts';
import type { Findings } from '../findings.ts';
import { readProse } from '../format/foreign-text.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { PictureTaker } from '../../pictures/take-pictures.ts';
import { refuseLongText } from '../../text/refuse-long-text.ts';
import { texToMarkdown } from './tex-to-markdown.ts';

/** A text of a package as Markdown. */
export type ForeignProse = {
  readonly markdown: string;
  /** Those that it shows. */
  readonly pictures: readonly Picture[];
  /** The problem's name, where the text gives one. */
  readonly title: string | null;
};

const NO_TEXT: ForeignProse = {
  markdown: 'The package that this problem came in has no statement that can be shown here.',
  pictures: [],
  title: null,
};

/** What the texts of one package are read with. */
export type ProseContext = {
  readonly tree: FileTree;
  readonly constants: ReadonlyMap<string, string>;
  readonly pictures: PictureTaker;
  readonly findings: Findings;
};

const STATEMENT_FOLDERS = ['statement', 'problem_statement'];

/** The statement, or words that say there is none to show. */
export function readStatement(context: ProseContext): ForeignProse {
  const { tree, findings } = context;
  const found = find(tree, STATEMENT_FOLDERS, 'problem', findings);
  if (found !== null) return toMarkdown(context, found, STATEMENT_FOLDERS);
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
export function readSolution(context: ProseContext): ForeignProse | null {
  const found = find(context.tree, ['solution'], 'solution', context.findings);
  return found === null ? null : toMarkdown(context, found, ['solution', ...STATEMENT_FOLDERS]);
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

/** @param folders where its pictures lie */
function toMarkdown(context: ProseContext, path: string, folders: readonly string[]): ForeignProse {
  const { tree, findings, pictures } = context;
  const text = readProse(tree, path, findings);
  refuseLongText(`${tree.name}/${path}`, text);
  const { markdown, title } = path.endsWith('.md')
    ? { markdown: fromMarkdown(text, context.constants), title: null }
    : fromTex(text, path, context);
  const illustrated = pictures.take(markdown, folders, (picture, reason) =>
    findings.warn(path, `the picture ${picture} is left out: ${reason}`),
  );
  return { ...illustrated, markdown: illustrated.markdown.trim(), title };
}

function fromTex(text: string, path: string, { constants, findings }: ProseContext) {
  const { markdown, title, unknown, defined, unclosed } = texToMarkdown(text, constants);
  if (unknown.length > 0) {
    findings.warn(path, `commands not known were left out: \\${unknown.join(', \\')}`);
  }
  if (defined.length > 0) {
    const names = defined.map((name) => `\\${name}`).join(', ');
    findings.warn(path, `definitions were left out: ${names}; write out what they stand for`);
  }
  if (unclosed !== null) {
    findings.warn(path, `"${unclosed}" has no end: what stands behind it was taken for its inside`);
  }
  return { markdown, title };
}

function fromMarkdown(text: string, constants: ReadonlyMap<string, string>): string {
  return withConstants(text, constants).replaceAll(/\{\{(?:nextsample|remainingsamples)\}\}/g, '');
}

/**
 * Puts in the values of a package's constants, written `{{name}}` or `{{name.variant}}`.
 * @throws {BankError} the text becomes far longer by it
 */
export function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  if (constants.size === 0) return text;
  const valueOf = constantReader(constants);
  return text.replaceAll(
    /\{\{([a-zA-Z_]\w*(?:\.[^\s{}]{1,100})?)\}\}/g,
    (all, name: string) => valueOf(name) ?? all,
  );
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

/** A statement up to its last heading of that name, whatever stands below it. */
export function cutConstraints(markdown: string): string {
  const at = `${markdown}\n`.lastIndexOf('\n## Constraints\n');
  return (at < 0 ? markdown : markdown.slice(0, at)).trim();
}

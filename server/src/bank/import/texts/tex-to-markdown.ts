import { constantReader } from './constants.ts';
import { addressOf, code, codeSpan, itemsOf, link, tidy, wrap } from './markdown-pieces.ts';
import { GENERIC } from '../../pictures/take-pictures.ts';
import { REFERENCES, References } from './tex-references.ts';
import { TexScanner } from './tex-scanner.ts';
import { documentOf, withoutComments } from './tex-source.ts';
import { markdownTable, rowsOf } from './tex-table.ts';
import {
  ACCENTS,
  ARGUMENTS_OF,
  DEFINITIONS,
  DROPPED,
  HEADINGS,
  KEPT,
  LISTS,
  MARKED,
  MATH_ENVIRONMENTS,
  NOTHING,
  QUOTES,
  SECTION_ENVIRONMENTS,
  SYMBOLS,
  TYPEWRITER,
  WRAPPED,
} from './tex-vocabulary.ts';

export type ConvertedTex = {
  readonly markdown: string;
  /** What \problemname says; null when it says nothing. */
  readonly title: string | null;
  /** Commands without the backslash that are not known; their arguments were kept. */
  readonly unknown: readonly string[];
  /** Commands, without the backslash, whose definitions were left out. */
  readonly defined: readonly string[];
  /** How a brace or environment begins that has no end: all behind it was taken for its inside. */
  readonly unclosed: string | null;
};

/** Nested deeper than any text is; a scanner calls itself for what is inside. */
const DEPTH_MAX = 40;

/**
 * Turns the subset of LaTeX that problem statements use into Markdown with maths.
 * @param constants what `\constant{name}` stands for
 */
export function texToMarkdown(
  tex: string,
  constants: ReadonlyMap<string, string> = new Map(),
): ConvertedTex {
  const body = withoutComments(documentOf(tex));
  const converter = new Converter(constants, new References(body));
  const markdown = converter.convert(body, 0);
  const plain = /^%%\s*plainproblemname:\s*(.+)$/m.exec(tex)?.[1]?.trim();
  return {
    markdown: tidy(markdown),
    title: plain ?? converter.title,
    unknown: [...converter.unknown],
    defined: [...converter.defined],
    unclosed: converter.unclosed,
  };
}

class Converter {
  title: string | null = null;
  readonly unknown = new Set<string>();
  readonly defined = new Set<string>();
  unclosed: string | null = null;
  readonly #constantOf: (name: string) => string | undefined;
  readonly #references: References;

  constructor(constants: ReadonlyMap<string, string>, references: References) {
    this.#constantOf = constantReader(constants);
    this.#references = references;
  }

  convert(tex: string, depth: number): string {
    if (depth > DEPTH_MAX) return tex;
    const scanner = new TexScanner(tex);
    const out: string[] = [];
    while (!scanner.done) out.push(this.#piece(scanner, depth));
    this.unclosed ??= scanner.unclosed;
    return out.join('');
  }

  #piece(scanner: TexScanner, depth: number): string {
    const math = mathAt(scanner);
    if (math !== null) return math;
    const command = scanner.take(/\\[a-zA-Z]+\*?/);
    if (command !== null) return this.#command(command.slice(1).replace('*', ''), scanner, depth);
    const escape = scanner.take(/\\[^]/);
    if (escape !== null) return escaped(escape.charAt(1), scanner);
    if (scanner.take(/\}/) !== null) return '';
    const quotes = scanner.take(/``|''|"|`|---|--|~/);
    if (quotes !== null) return QUOTES[quotes] ?? quotes;
    const plain = scanner.take(/[^\\{}$`'"~*_<#|-]+/);
    if (plain !== null) return plain;
    return this.#other(scanner, depth);
  }

  #other(scanner: TexScanner, depth: number): string {
    const start = scanner.at;
    const character = scanner.next() ?? '';
    if (character !== '{') return MARKED.includes(character) ? `\\${character}` : character;
    scanner.at = start;
    return this.#group(scanner.argument(), depth);
  }

  /** Old style: a group whose first command says how all of it looks. */
  #group(inside: string, depth: number): string {
    const style = /^\s*\\([a-zA-Z]+)\s*([^]*)$/.exec(inside);
    const [, name = '', rest = ''] = style ?? [];
    if (TYPEWRITER.includes(name) && !rest.startsWith('{')) return code(rest);
    const mark = Object.hasOwn(WRAPPED, name) && !rest.startsWith('{') ? WRAPPED[name] : undefined;
    return mark === undefined
      ? this.convert(inside, depth + 1)
      : wrap(this.convert(rest, depth + 1), mark);
  }

  #command(name: string, scanner: TexScanner, depth: number): string {
    const inner = (): string => this.convert(scanner.argument(), depth + 1);
    if (name === 'begin') return this.#environment(scanner, depth);
    if (Object.hasOwn(HEADINGS, name)) return `\n\n${HEADINGS[name] ?? ''} ${inner().trim()}\n\n`;
    if (Object.hasOwn(WRAPPED, name)) return wrap(inner(), WRAPPED[name] ?? '');
    if (TYPEWRITER.includes(name)) return code(scanner.argument());
    if (KEPT.includes(name)) return inner();
    if (Object.hasOwn(SYMBOLS, name)) {
      scanner.take(/\{\}|[ \t]+/);
      return SYMBOLS[name] ?? '';
    }
    if (REFERENCES.includes(name)) return this.#references.show(name, scanner.argument());
    return this.#rare(name, scanner, inner);
  }

  #rare(name: string, scanner: TexScanner, inner: () => string): string {
    switch (name) {
      case 'problemname': {
        const title = inner().trim();
        if (title !== '') this.title = title;
        return '';
      }
      case 'illustration':
        scanner.argument();
        return `\n\n${picture(scanner.argument())}\n${wrap(inner(), '*')}\n\n`;
      case 'includegraphics':
        scanner.option();
        return picture(scanner.argument());
      case 'verb':
        return codeSpan(scanner.delimited());
      case 'lstinline':
        scanner.option();
        return codeSpan(scanner.enclosed());
      case 'url':
        return `<${addressOf(scanner.enclosed())}>`;
      case 'href':
        return link(addressOf(scanner.argument()), inner());
      case 'footnote':
        return ` (${inner()})`;
      case 'constant':
        return this.#constantOf(scanner.argument()) ?? '';
      default:
        return this.#drop(name, scanner);
    }
  }

  #drop(name: string, scanner: TexScanner): string {
    if (NOTHING.has(name) || name === 'item' || name === 'end') {
      if (name === 'end') scanner.argument();
      return ' ';
    }
    if (DEFINITIONS.includes(name)) {
      this.defined.add(skipDefinition(name, scanner));
      return '';
    }
    const count = Object.hasOwn(DROPPED, name) ? (DROPPED[name] ?? 0) : null;
    if (count === null) this.unknown.add(name);
    scanner.option();
    for (let dropped = 0; dropped < (count ?? 0); dropped++) scanner.argument();
    return '';
  }

  #environment(scanner: TexScanner, depth: number): string {
    const name = scanner.argument();
    if (name === 'verbatim' || name === 'lstlisting') {
      scanner.option();
      const body = scanner.environment(name);
      return `\n\n\`\`\`\n${body.replace(/^\n/, '').trimEnd()}\n\`\`\`\n\n`;
    }
    if (MATH_ENVIRONMENTS.test(name)) return displayMath(scanner.environment(name), name);
    skipArguments(name, scanner);
    if (name === 'tabular') return this.#table(scanner, depth);
    const body = scanner.environment(name);
    if (LISTS.includes(name)) return this.#list(body, name === 'enumerate', depth);
    const inside = this.convert(body, depth + 1);
    if (SECTION_ENVIRONMENTS.includes(name)) return `\n\n## ${name}\n\n${inside}\n\n`;
    const isQuote = name === 'quote' || name === 'quotation';
    return `\n\n${isQuote ? inside.trim().replaceAll(/^/gm, '> ') : inside}\n\n`;
  }

  #list(body: string, isNumbered: boolean, depth: number): string {
    const items = itemsOf(body).map((item, index) => {
      const mark = isNumbered ? `${index + 1}. ` : '- ';
      const text = tidy(this.convert(item, depth + 1)).replaceAll(
        /\n(?=.)/g,
        `\n${' '.repeat(mark.length)}`,
      );
      return `${mark}${text}`;
    });
    return `\n\n${items.join('\n')}\n\n`;
  }

  #table(scanner: TexScanner, depth: number): string {
    scanner.option();
    scanner.argument();
    const rows = rowsOf(scanner.environment('tabular'));
    return markdownTable(rows, (cell) => this.convert(cell, depth + 1).trim());
  }
}

/** What says only how an environment looks. */
function skipArguments(name: string, scanner: TexScanner): void {
  if (!Object.hasOwn(ARGUMENTS_OF, name)) return;
  scanner.option();
  for (let left = ARGUMENTS_OF[name] ?? 0; left > 0; left--) scanner.argument();
}

/**
 * What a command is defined with: its name, how many parameters it has with the default of the
 * first, or for \def the parameters themselves, and what it stands for: for an environment both its ends.
 * @returns its name without the backslash
 */
function skipDefinition(command: string, scanner: TexScanner): string {
  const isEnvironment = command.endsWith('environment');
  const name = scanner.argument().trim().replace('\\', '');
  for (let options = 0; options < 2; options++) {
    scanner.take(/[ \t]*\n?[ \t]*/);
    scanner.option();
  }
  scanner.take(/[#\d]+/);
  scanner.argument();
  if (isEnvironment) scanner.argument();
  return isEnvironment ? `begin{${name}}` : name;
}

/** The name may have blanks around it, and the ending may be missing. */
function picture(name: string): string {
  return `![${GENERIC}](${name.trim().replaceAll(/\s/g, '')})`;
}

function mathAt(scanner: TexScanner): string | null {
  const display = scanner.between('$$', '$$') ?? scanner.between('\\[', '\\]');
  if (display !== null) return displayMath(display, '');
  const inline = scanner.betweenUnescaped('$') ?? scanner.between('\\(', '\\)');
  return inline === null ? null : `$${inline.replaceAll(/\s+/g, ' ').trim()}$`;
}

function displayMath(tex: string, environment: string): string {
  const name = /^(?:align|gather|eqnarray)/.test(environment) ? 'aligned' : null;
  const body = tex.trim().replaceAll(/\n{2,}/g, '\n');
  const inside = name === null ? body : `\\begin{${name}}\n${body}\n\\end{${name}}`;
  return `\n\n$$\n${inside}\n$$\n\n`;
}

function escaped(character: string, scanner: TexScanner): string {
  if (character === '\\') {
    scanner.option();
    return '\n\n';
  }
  const accent = Object.hasOwn(ACCENTS, character) ? ACCENTS[character] : undefined;
  if (accent !== undefined) {
    const letter = scanner.argument().replace(/^\\([ij])$/, '$1');
    return (letter + accent).normalize('NFC');
  }
  if (' ,;:!/@-\n'.includes(character)) return character === '!' || character === '-' ? '' : ' ';
  return '$*_<#|'.includes(character) ? `\\${character}` : character;
}

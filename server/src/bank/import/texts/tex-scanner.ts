import { forwardSearch } from '../../text/forward-search.ts';

/** Of what has no end, so much is quoted. */
const QUOTED = 40;

const STICKY = new Map<string, RegExp>();

/** Reads TeX source piece by piece. Positions only grow, and no text is searched twice. */
export class TexScanner {
  readonly #text: string;
  readonly #next: (mark: string, from: number) => number;
  /** Marks that stand nowhere in the rest of the text but after a backslash. */
  readonly #onlyEscaped = new Set<string>();
  at = 0;
  /** How the first begins of what has no end, and was taken to have it where the text ends; null: all have. */
  unclosed: string | null = null;

  constructor(text: string) {
    this.#text = text;
    this.#next = forwardSearch(text);
  }

  get done(): boolean {
    return this.at >= this.#text.length;
  }

  /**
   * The text that matches here, which is then behind; null when none does.
   * @param pattern must not look further than what it matches: a text may hold it at every place
   */
  take(pattern: RegExp): string | null {
    const sticky = STICKY.get(pattern.source) ?? new RegExp(pattern.source, 'y');
    STICKY.set(pattern.source, sticky);
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.#text)?.[0];
    if (match === undefined || match === '') return null;
    this.at += match.length;
    return match;
  }

  /** What stands between two marks, of which the first stands here; null when it does not. */
  between(open: string, close: string): string | null {
    if (!this.#text.startsWith(open, this.at)) return null;
    const start = this.at + open.length;
    const end = this.#next(close, start);
    if (end < 0) return null;
    this.at = end + close.length;
    return this.#text.slice(start, end);
  }

  /** As between, for marks of which one after a backslash is text. */
  betweenUnescaped(mark: string): string | null {
    if (!this.#text.startsWith(mark, this.at) || this.#onlyEscaped.has(mark)) return null;
    const start = this.at + mark.length;
    for (let end = start; end < this.#text.length; end++) {
      if (this.#text[end] === '\\') end++;
      else if (this.#text.startsWith(mark, end)) {
        this.at = end + mark.length;
        return this.#text.slice(start, end);
      }
    }
    this.#onlyEscaped.add(mark);
    return null;
  }

  /** One character; null at the end. */
  next(): string | null {
    const code = this.#text.codePointAt(this.at);
    if (code === undefined) return null;
    const character = String.fromCodePoint(code);
    this.at += character.length;
    return character;
  }

  /** What stands between braces here, without them; a single character where there are none. */
  argument(): string {
    this.take(/[ \t]*\n?[ \t]*/);
    return this.#group() ?? this.take(/\\[a-zA-Z]+/) ?? this.next() ?? '';
  }

  /** What stands between brackets here; null where there are none, or not in this paragraph. */
  option(): string | null {
    const end = this.#next(']', this.at);
    const paragraph = this.#next('\n\n', this.at);
    return paragraph >= 0 && paragraph < end ? null : this.between('[', ']');
  }

  /** The text up to the end of this environment, which is then behind. */
  environment(name: string): string {
    const start = this.at;
    let depth = 1;
    const edges = /\\(begin|end)[ \t]*\{([^{}\\]*)\}/g;
    edges.lastIndex = start;
    for (let edge = edges.exec(this.#text); edge; edge = edges.exec(this.#text)) {
      if (edge[2] !== name) continue;
      depth += edge[1] === 'begin' ? 1 : -1;
      if (depth > 0) continue;
      this.at = edge.index + edge[0].length;
      return this.#text.slice(start, edge.index);
    }
    this.#noteUnclosed(`\\begin{${name}}`);
    this.at = this.#text.length;
    return this.#text.slice(start);
  }

  /** As argument, where any other character encloses it, too, as \url and \lstinline have it. */
  enclosed(): string {
    this.take(/[ \t]+/);
    return this.#group() ?? this.delimited();
  }

  /** What stands between the character here and the same on this line; all of the line where it is not there. */
  delimited(): string {
    const start = this.at;
    const mark = this.next() ?? '\n';
    const end = this.#next(mark, this.at);
    const line = this.#next('\n', this.at);
    if (mark !== '\n' && end >= 0 && (line < 0 || end < line)) {
      const inside = this.#text.slice(this.at, end);
      this.at = end + mark.length;
      return inside;
    }
    this.at = start;
    const rest = this.take(/[^\n]+/) ?? '';
    this.#noteUnclosed(rest);
    return rest.slice(mark.length);
  }

  #noteUnclosed(text: string): void {
    this.unclosed ??= text.slice(0, QUOTED).split('\n', 1).join('');
  }

  #group(): string | null {
    if (this.#text[this.at] !== '{') return null;
    let depth = 0;
    for (let end = this.at; end < this.#text.length; end++) {
      const character = this.#text[end];
      if (character === '\\') end++;
      else if (character === '{') depth++;
      else if (character === '}' && --depth === 0) {
        const inside = this.#text.slice(this.at + 1, end);
        this.at = end + 1;
        return inside;
      }
    }
    this.#noteUnclosed(this.#text.slice(this.at, this.at + QUOTED));
    const rest = this.#text.slice(this.at + 1);
    this.at = this.#text.length;
    return rest;
  }
}

/** Reads TeX source piece by piece; positions only ever grow, so that it always ends. */
export class TexScanner {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get done(): boolean {
    return this.at >= this.#text.length;
  }

  /** The text that matches here, which is then behind; null when none does. */
  take(pattern: RegExp): string | null {
    const sticky = new RegExp(pattern.source, `${pattern.flags}y`);
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.#text)?.[0];
    if (match === undefined || match === '') return null;
    this.at += match.length;
    return match;
  }

  /** One character; null at the end. */
  next(): string | null {
    const character = this.#text[this.at];
    if (character === undefined) return null;
    this.at++;
    return character;
  }

  /** What stands between braces here, without them; a single character where there are none. */
  argument(): string {
    this.take(/[ \t]*\n?[ \t]*/);
    return this.#enclosed('{', '}') ?? this.take(/\\[a-zA-Z]+/) ?? this.next() ?? '';
  }

  /** What stands between brackets here; null where there are none. */
  option(): string | null {
    return this.#enclosed('[', ']');
  }

  /** The text up to the end of this environment, which is then behind. */
  environment(name: string): string {
    const start = this.at;
    let depth = 1;
    const escaped = name.replaceAll('*', '\\*');
    const edges = new RegExp(`\\\\(begin|end)\\s*\\{${escaped}\\}`, 'g');
    edges.lastIndex = start;
    for (let edge = edges.exec(this.#text); edge; edge = edges.exec(this.#text)) {
      depth += edge[1] === 'begin' ? 1 : -1;
      if (depth > 0) continue;
      this.at = edge.index + edge[0].length;
      return this.#text.slice(start, edge.index);
    }
    this.at = this.#text.length;
    return this.#text.slice(start);
  }

  #enclosed(open: string, close: string): string | null {
    if (this.#text[this.at] !== open) return null;
    let depth = 0;
    for (let end = this.at; end < this.#text.length; end++) {
      const character = this.#text[end];
      if (character === '\\') end++;
      else if (character === open) depth++;
      else if (character === close && --depth === 0) {
        const inside = this.#text.slice(this.at + 1, end);
        this.at = end + 1;
        return inside;
      }
    }
    const rest = this.#text.slice(this.at + 1);
    this.at = this.#text.length;
    return rest;
  }
}

/** What a line begins or ends inside of. */
export type Inside = 'code' | 'string' | 'comment';

export type CodeLine = {
  readonly text: string;
  readonly startsIn: Inside;
  readonly endsIn: Inside;
  /** As long as `text`, with `"` for every character of a string and blanks for comments. */
  readonly code: string;
};

type Opener = {
  readonly open: string;
  /** Null: up to the end of the line. */
  readonly close: string | null;
  readonly inside: 'string' | 'comment';
  readonly spansLines?: true;
};

const TEXT_BLOCKS: readonly Opener[] = [
  { open: '"""', close: '"""', inside: 'string', spansLines: true },
];
const STRINGS: readonly Opener[] = [
  { open: '"', close: '"', inside: 'string' },
  { open: "'", close: "'", inside: 'string' },
];

/** The longer openers stand first. */
const OPENERS = {
  JAVA: [
    ...TEXT_BLOCKS,
    ...STRINGS,
    { open: '//', close: null, inside: 'comment' },
    { open: '/*', close: '*/', inside: 'comment', spansLines: true },
  ],
  JAVASCRIPT: [
    { open: '`', close: '`', inside: 'string', spansLines: true },
    ...STRINGS,
    { open: '//', close: null, inside: 'comment' },
    { open: '/*', close: '*/', inside: 'comment', spansLines: true },
  ],
  PYTHON: [
    ...TEXT_BLOCKS,
    { open: "'''", close: "'''", inside: 'string', spansLines: true },
    ...STRINGS,
    { open: '#', close: null, inside: 'comment' },
  ],
} as const satisfies Record<string, readonly Opener[]>;

/** Tells code from strings and comments, which is all that moving lines about safely takes. */
export function readCodeLines(source: string, language: keyof typeof OPENERS): CodeLine[] {
  const openers = OPENERS[language];
  let within: Opener | null = null;
  return source.split('\n').map((text) => {
    const startsIn = within?.inside ?? 'code';
    let code = '';
    while (code.length < text.length) {
      const piece: Piece = within
        ? readInside(within, text, code.length)
        : readCode(openers, text, code.length);
      code += piece.code;
      within = piece.within;
    }
    if (within && !goesOn(within, text)) within = null;
    return { text, startsIn, endsIn: within?.inside ?? 'code', code };
  });
}

type Piece = { readonly code: string; readonly within: Opener | null };

function readCode(openers: readonly Opener[], text: string, at: number): Piece {
  const within = openers.find(({ open }) => text.startsWith(open, at)) ?? null;
  return { code: within ? fill(within, within.open.length) : text.charAt(at), within };
}

function readInside(within: Opener, text: string, at: number): Piece {
  if (within.inside === 'string' && text.charAt(at) === '\\') {
    return { code: fill(within, Math.min(2, text.length - at)), within };
  }
  if (within.close !== null && text.startsWith(within.close, at)) {
    return { code: fill(within, within.close.length), within: null };
  }
  return { code: fill(within, 1), within };
}

/** A backslash takes a string of Python to the next line; of Java it is an error either way. */
function goesOn({ inside, spansLines }: Opener, text: string): boolean {
  if (spansLines) return true;
  const backslashes = /\\*$/.exec(text)?.[0].length ?? 0;
  return inside === 'string' && backslashes % 2 === 1;
}

function fill({ inside }: Opener, length: number): string {
  return (inside === 'string' ? '"' : ' ').repeat(length);
}

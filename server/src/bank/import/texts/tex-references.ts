/** Commands that show the number of a label. */
export const REFERENCES = ['ref', 'eqref', 'autoref', 'cref', 'Cref'];

const EDGES =
  /\\(?:begin[ \t]*\{(figure|wrapfigure|table|equation|align)\*?\}|((?:sub)*section)\*?(?![a-zA-Z])|label[ \t]*\{([^{}\\]*)\})/g;

/** What a label numbers, by the command or environment before it. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ figure: 'Figure', wrapfigure: 'Figure', table: 'Table' },
  ...{ equation: 'Equation', align: 'Equation' },
  ...{ section: 'Section', subsection: 'Section', subsubsection: 'Section' },
};

/** The numbers that LaTeX would give to what has a label. */
export class References {
  readonly #labels = new Map<string, { kind: string; number: number }>();

  constructor(tex: string) {
    const counts = new Map<string, number>();
    let kind = 'Section';
    for (const [, environment, section, label] of tex.matchAll(EDGES)) {
      if (label !== undefined) {
        this.#labels.set(label, { kind, number: counts.get(kind) ?? 0 });
        continue;
      }
      kind = KINDS[environment ?? section ?? ''] ?? kind;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }

  /** The number, with its kind where the command gives that; nothing for an unknown label. */
  show(command: string, label: string): string {
    const found = this.#labels.get(label);
    if (!found) return '';
    if (command === 'eqref') return `(${found.number})`;
    return command === 'ref' ? String(found.number) : `${found.kind} ${found.number}`;
  }
}

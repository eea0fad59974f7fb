import type { LanguageKey } from '@stepwise/contracts/language';

type Formatter = {
  /** What the button does, no more and no less. */
  readonly label: string;
  /** What is said when there was nothing to do. */
  readonly unchanged: string;
  /** @throws when the program cannot be read, with a message for its author */
  readonly format: (code: string, tabSize: number) => Promise<string>;
};

const prettier = (parser: 'babel' | 'babel-ts'): Formatter => ({
  label: 'Format code',
  unchanged: 'Nothing to change: the code is formatted.',
  format: async (code, tabSize) => {
    const { formatScript } = await import('./format-script.ts');
    return formatScript(code, parser, tabSize);
  },
});

/** Laying out Python and Java anew takes a program of their own; these do what is sure to be right. */
export const FORMATTERS: Record<LanguageKey, Formatter> = {
  JAVASCRIPT: prettier('babel'),
  TYPESCRIPT: prettier('babel-ts'),
  JAVA: {
    label: 'Re-indent',
    unchanged: 'Nothing to change: every line is indented by its brackets.',
    format: async (code, tabSize) =>
      (await import('./reindent-java.ts')).reindentJava(code, tabSize),
  },
  PYTHON: {
    label: 'Remove trailing spaces',
    unchanged: 'Nothing to change: no line ends in blanks.',
    format: async (code) => (await import('./trim-line-ends.ts')).trimLineEnds(code, 'PYTHON'),
  },
};

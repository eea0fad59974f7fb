import type { LanguageKey } from '@stepwise/contracts/language';

type Formatter = {
  /** What the button does, no more and no less. */
  readonly label: string;
  /** @throws when the program cannot be read, with a message for its author */
  readonly format: (code: string, tabSize: number) => Promise<string>;
};

const prettier = (parser: 'babel' | 'babel-ts'): Formatter => ({
  label: 'Format code',
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
    label: 'Indent by brackets',
    format: async (code, tabSize) =>
      (await import('./reindent-java.ts')).reindentJava(code, tabSize),
  },
  PYTHON: {
    label: 'Trim line ends',
    format: async (code) => (await import('./trim-line-ends.ts')).trimLineEnds(code, 'PYTHON'),
  },
};

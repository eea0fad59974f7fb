/** What the commands of problem statements mean in Markdown. */

export const WRAPPED: Readonly<Record<string, string>> = {
  ...{ textbf: '**', bf: '**', bfseries: '**' },
  ...{ emph: '*', textit: '*', it: '*', em: '*', itshape: '*', textsl: '*' },
  ...{ sout: '~~' },
};
export const TYPEWRITER = ['texttt', 'tt', 'ttfamily', 't'];
export const KEPT = [
  'text',
  'mbox',
  'textrm',
  'textsf',
  'textsc',
  'underline',
  'caption',
  'textnormal',
];
/** Sizes and places: they change how a text looks, not what it says. */
export const NOTHING = new Set(
  (
    'centering noindent indent smallskip medskip bigskip newpage clearpage tiny scriptsize ' +
    'footnotesize small normalsize large Large LARGE huge Huge par hline toprule midrule ' +
    'bottomrule rm sf sc hfill vfill null protect leavevmode raggedright samplesection ' +
    'nextsample remainingsamples maketitle'
  ).split(' '),
);
/** Commands that say nothing, by how many arguments go with them. */
export const DROPPED: Readonly<Record<string, number>> = {
  ...{ vspace: 1, hspace: 1, label: 1, pagestyle: 1, setlength: 2, cline: 1, vskip: 0 },
  ...{ usepackage: 1, documentclass: 1 },
};
/** Commands that define another, or an environment. */
export const DEFINITIONS = [
  ...['newcommand', 'renewcommand', 'providecommand', 'def', 'DeclareMathOperator'],
  ...['newenvironment', 'renewenvironment'],
];
export const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ ldots: '…', dots: '…', textellipsis: '…', textbackslash: '\\\\', textasciitilde: '\\~' },
  ...{ textasciicircum: '^', quad: ' ', qquad: ' ', textendash: '–', textemdash: '—', ss: 'ß' },
  ...{ aa: 'å', AA: 'Å', o: 'ø', O: 'Ø', ae: 'æ', AE: 'Æ', l: 'ł', L: 'Ł', newline: '\n' },
  ...{ textless: '\\<', textgreater: '>', textbar: '\\|', textquotesingle: "'", S: '§' },
  ...{ LaTeX: 'LaTeX', TeX: 'TeX', times: '×', textdegree: '°', copyright: '©', euro: '€' },
};
export const HEADINGS: Readonly<Record<string, string>> = {
  ...{ section: '##', subsection: '###', subsubsection: '####', paragraph: '####' },
};
export const ACCENTS: Readonly<Record<string, string>> = {
  ...{ '"': '\u0308', "'": '\u0301', '`': '\u0300', '^': '\u0302', '~': '\u0303' },
  ...{ '=': '\u0304', '.': '\u0307' },
};
export const SECTION_ENVIRONMENTS = ['Input', 'Output', 'Interaction'];
export const MATH_ENVIRONMENTS = /^(?:equation|align|gather|eqnarray|displaymath|multline)\*?$/;

export const MARKED = '*_<#|$';
export const QUOTES: Readonly<Record<string, string>> = {
  ...{ '``': '“', "''": '”', '`': '‘', '--': '–', '---': '—', '~': ' ' },
};
export const LISTS = ['itemize', 'enumerate', 'description'];
/** Arguments behind the beginning of an environment that say only how it looks. */
export const ARGUMENTS_OF: Readonly<Record<string, number>> = {
  ...{ wrapfigure: 2, minipage: 1, figure: 0, table: 0, enumerate: 0 },
};

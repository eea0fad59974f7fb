import { describe, expect, it } from 'vitest';
import { markdownToTex } from '../../export/markdown-to-tex.ts';
import { texToMarkdown } from './tex-to-markdown.ts';

const markdownOf = (tex: string): string => texToMarkdown(tex).markdown;

describe('texToMarkdown', () => {
  it.each([
    [
      'headings',
      '\\section*{Input}\nOne line.\n\\subsection{More}\nText',
      '## Input\n\nOne line.\n\n### More\n\nText',
    ],
    [
      'environments that are sections',
      '\\begin{Input}\nA line.\n\\end{Input}',
      '## Input\n\nA line.',
    ],
    [
      'emphasis',
      '\\textbf{bold} \\emph{soft} {\\bf old} {\\em old}',
      '**bold** *soft* **old** *old*',
    ],
    ['typewriter', '\\texttt{a\\_b} {\\tt x\\%} \\verb|\\n|', '`a_b` `x%` `\\n`'],
    ['maths', 'Let $1 \\le n \\le 10^{5}$ and \\(x_i\\).', 'Let $1 \\le n \\le 10^{5}$ and $x_i$.'],
    ['display maths', 'So \\[ a = b \\] holds.', 'So\n\n$$\na = b\n$$\n\n holds.'],
    ['lists', '\\begin{itemize}\n  \\item one\n  \\item two\n\\end{itemize}', '- one\n- two'],
    [
      'lists in lists',
      '\\begin{enumerate}\\item a\\begin{itemize}\\item b\\end{itemize}\\item c\\end{enumerate}',
      '1. a\n\n   - b\n2. c',
    ],
    [
      'code',
      '\\begin{verbatim}\n  if x { % no comment\n\\end{verbatim}',
      '```\n  if x { % no comment\n```',
    ],
    [
      'tables',
      '\\begin{tabular}{|l|r|}\\hline a & b \\\\ \\hline 1 & 2 \\\\ \\end{tabular}',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'quotes and dashes',
      "``so'' -- it~is --- \\ldots{} 5\\% \\& more",
      '“so” – it is — … 5% & more',
    ],
    [
      'tables without a head',
      '\\begin{tabular}{lr} a & b \\\\ 1 & 2 \\\\ \\end{tabular}',
      '|  |  |\n| --- | --- |\n| a | b |\n| 1 | 2 |',
    ],
    [
      'quotes in typewriter',
      "\\texttt{``yes'' `n' \\textasciigrave{}x\\textasciigrave{}} \\verb|a`b|",
      '`` "yes" \'n\' `x` `` `` a`b ``',
    ],
    [
      'references',
      '\\section{A}\\label{s}\n\\begin{figure}[h]\\caption{Cat}\\label{f}\\end{figure}\nSee Figure~\\ref{f}, \\autoref{s}\\ref{gone}.',
      '## A\n\nCat\n\nSee Figure 1, Section 1.',
    ],
    [
      'an environment whose name is an expression',
      '\\begin{(a+)+$}aaaa\\end{(a+)+$}b',
      'aaaa\n\nb',
    ],
    ['accents', 'M\\"uller, Erd\\H{o}s, \\\'{e}', 'Müller, Erdos, é'],
    ['comments', 'a % gone\n% gone, too\nb 5\\% stays', 'a\nb 5% stays'],
    [
      'links',
      '\\url{https://example.org} \\href{https://example.org}{here}',
      '<https://example.org> [here](https://example.org)',
    ],
    [
      'percent signs in addresses',
      'A \\url{https://a.org/b%20c} B \\href{https://a.org/%41}{here} C % gone \\url{x}\nD',
      'A <https://a.org/b%20c> B [here](https://a.org/%41) C\nD',
    ],
    [
      'percent signs in \\verb',
      'A \\verb|50%| B \\verb*+%d+ C \\verb%a|b% D \\\\% gone\nE',
      'A `50%` B `%d` C `a|b` D\n\nE',
    ],
    [
      'escaped signs in addresses',
      '\\url{https://a.org/x\\_y?b=1\\&c=2\\%20\\#d} \\href{https://a.org/\\%41\\#e}{here}',
      '<https://a.org/x_y?b=1&c=2%20#d> [here](https://a.org/%41#e)',
    ],
    [
      'addresses and code between other signs than braces',
      'A \\url|https://a.org/b%20c| B \\lstinline|x%d| C \\lstinline[language=C]!y! D \\lstinline{z % 2}',
      'A <https://a.org/b%20c> B `x%d` C `y` D `z % 2`',
    ],
    ['marks of Markdown', 'a*b_c #1 <b>', 'a\\*b\\_c \\#1 \\<b>'],
    ['a brace that never ends', '\\textbf{never ends', '**never ends**'],
    ['\\verb that never ends', '\\verb|never ends\nmore', '`never ends`\nmore'],
    ['an environment that never ends', '\\begin{itemize}\\item a', '- a'],
    ['a dollar that never ends', 'costs $5', 'costs \\$5'],
  ])('turns %s', (_name, tex, markdown) => {
    expect(markdownOf(tex)).toBe(markdown);
  });

  it('tells title, pictures and what it does not know', () => {
    const tex = '\\problemname{A \\& B}\n\\illustration{0.3}{cat.png}{A cat}\n\\frobnicate{kept}';
    expect(texToMarkdown(tex)).toEqual({
      markdown: '![Illustration](cat.png)\n*A cat*\n\nkept',
      title: 'A & B',
      unknown: ['frobnicate'],
      defined: [],
      unclosed: null,
    });
  });

  it.each([
    '\\newcommand{\\abs}{|x|}',
    '\\newcommand{\\abs}[1]{|#1|}',
    '\\newcommand*\\abs[1]{|#1|}',
    '\\renewcommand{ \\abs } [2] [x] {|#1#2|}',
    '\\providecommand{\\abs}[2][x]\n  {\\left|#1 + {#2}\\right|}',
    '\\def\\abs#1#2{|#1#2|}',
  ])('leaves out all of %s', (definition) => {
    expect(texToMarkdown(`A\n${definition}\n[b] $\\abs{x}$`)).toEqual({
      markdown: 'A\n\n[b] $\\abs{x}$',
      title: null,
      unknown: [],
      defined: ['abs'],
      unclosed: null,
    });
  });

  it('leaves out operators and environments that are defined, and names them', () => {
    const operator = '\\DeclareMathOperator*{\\lcm}{lcm}';
    const environment = '\\newenvironment{note}[1][x]{\\textbf{#1}}{\\hfill}';
    const { markdown, defined } = texToMarkdown(`A ${operator}${environment}B`);
    expect(markdown).toBe('A B');
    expect(defined).toEqual(['lcm', 'begin{note}']);
  });

  it.each([
    ['a {b', '{b'],
    ['\\textbf{a {b} \\vspace{1cm gone\nand gone', '{1cm gone'],
    ['\\textbf{a} \\emph{\\verb|b} c', '|b'],
    ['\\begin{itemize}\\item {a}', '\\begin{itemize}'],
    ['\\url|a b', '|a b'],
    ['{a} \\{ \\begin{center}b\\end{center}', null],
  ])('tells what has no end: %s', (tex, unclosed) => {
    expect(texToMarkdown(tex).unclosed).toBe(unclosed);
  });

  it('ends on groups that are nested without end', () => {
    expect(markdownOf('{'.repeat(100_000)).length).toBeLessThan(200_001);
  });
});

describe('markdownToTex', () => {
  it('comes back the same', () => {
    const markdown = [
      'Some **bold** and *soft* text, `code_with{}`, 5% & more of it\nin $x_i$ and [a link](https://example.org).',
      '## Input',
      '- one item\n  that goes on\n- another\n  - inside',
      '1. first\n2. second',
      '```\na  b {c}\n```',
      '## Constraints',
      '- $1 \\le n \\le 10$',
    ].join('\n\n');
    const again = markdownOf(markdownToTex('A title', markdown));
    expect(again.replaceAll(/\s+/g, ' ')).toBe(markdown.replaceAll(/\s+/g, ' '));
  });
});

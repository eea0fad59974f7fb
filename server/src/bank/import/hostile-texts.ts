import type { TestFiles } from './test-package.ts';

/** Texts that scanners have been slow on, or might be, when they are repeated. */
export const ATOMS: readonly string[] = [
  ...[' ', '\t', '\n', '\r', ' x', '\n ', '\u0301', '\u{1f600}', '\u00a0', '\\', '\\\\', '"', "'"],
  ...['`', '``', '` ', '*', '**', '*a', '**a ', '_', '~', '#', '# ', '## ', '- ', '> ', '1. ', '|'],
  ...['[', ']', '[[', '](', '[](', '![', '![](', '![a](b', '<', '<a', '<!--', '&', '&a ', '*a '],
  ...['{', '}', '{{', '{{a}}', '{{a', '$', '$$', '\\$', '\\[', '\\]', '\\(', '\\)', '%', '%%\n'],
  ...[
    '\\begin{',
    '\\begin{a}',
    '\\begin{a',
    '\\end{a}',
    '\\begin  ',
    '\\item ',
    '\\item[',
    '\\verb|',
    '\\lstinline[',
    '\\url|',
  ],
  ...[
    '\\begin{verbatim}',
    '\\begin{document}',
    '\\begin{itemize}',
    '\\begin{figure}[\\end{figure}',
  ],
  ...[
    '\\begin{minipage}{',
    '\\begin{tabular}{l}',
    '\\cline{',
    '&\\\\\n',
    '\\textbf{',
    '\\texttt{`',
  ],
  ...[
    '\\label{',
    '\\ref{a}',
    '\\section{',
    '\\problemname{',
    '\\constant{a}',
    '\\^\u{1f600}',
    '\\(a+)+',
  ],
  ...[
    '? ',
    ': ',
    'a: ',
    'a: {',
    'a: [',
    '{a: ',
    '- - ',
    '!!',
    '!a ',
    '|\n',
    '>\n ',
    '<<: ',
    'a:\n ',
  ],
  ...['"\\u0041', '&a [*a, ', '*b, ', ', ', '---\n', '...\n', '#a', '{a,', 'a*', '*/', '{a,b}*'],
  ...[
    'import ',
    'import a',
    'public abstract ',
    'public ',
    'static ',
    'static void main ',
    'package a',
  ],
  ...['@EXPECTED_RESULTS@: ', 'AC, ', 'readline(', 'readline ', 'timelimit', 'timelimit = ', '1'],
  ...['## Limits\n', '- a\n', 'float_tolerance ', 'case_sensitive ', 'a ', 'a\n', 'a'],
  ...['||end\n', '||output\n', '||description\n', '||input\n\n||end\n', '||input\n'],
];

/** Every field of a package that holds a text, filled with one. */
export const FIELDS: Readonly<Record<string, (text: string) => TestFiles>> = {
  'statement in LaTeX': (text) => ({ 'problem_statement/problem.en.tex': `Print.\n${text}` }),
  'argument in LaTeX': (text) => ({ 'problem_statement/problem.en.tex': `\\textbf{a${text}}\n` }),
  'table in LaTeX': (text) => ({
    'problem_statement/problem.en.tex': `\\begin{tabular}{l}${text}\\end{tabular}`,
  }),
  'statement in Markdown': (text) => markdown(`Print.\n${text}`),
  'statement in Markdown with constants': (text) => ({
    ...markdown(text),
    'problem.yaml': 'name: X\nlicense: cc0\nconstants: {a: "12345678901234567890"}\n',
  }),
  'solution in LaTeX': (text) => ({ 'solution/solution.en.tex': text }),
  'title in LaTeX': (text) => ({
    'problem_statement/problem.en.tex': `\\problemname{${text}}\nPrint.\n`,
    'problem.yaml': 'license: cc0\n',
  }),
  'problem.yaml': (text) => ({ 'problem.yaml': text }),
  ...Object.fromEntries(
    ['name', 'author', 'source', 'license', 'keywords', 'validator_flags', 'languages', 'uuid'].map(
      (key) => [`${key} in problem.yaml`, (text: string) => yaml(`${key}: ${quoted(text)}\n`)],
    ),
  ),
  'flow in problem.yaml': (text) => yaml(`keywords: [${text}\n`),
  'block in problem.yaml': (text) => yaml(`source: |\n  ${text}\n`),
  'constant in problem.yaml': (text) => yaml(`constants: {a: ${quoted(text)}}\n`),
  'submissions.yaml': (text) => ({ 'submissions/submissions.yaml': text }),
  'glob in submissions.yaml': (text) => ({
    'submissions/submissions.yaml': `${quoted(text)}: {permitted: [AC]}\n`,
  }),
  'globs in submissions.yaml': (text) => ({
    'submissions/submissions.yaml': `accepted:\n  ? ${quoted(text)}\n  : {permitted: [AC]}\n`,
  }),
  'testdata.yaml': (text) => ({ 'data/secret/testdata.yaml': text }),
  'flags in testdata.yaml': (text) => ({
    'data/secret/testdata.yaml': `output_validator_flags: ${quoted(text)}\n`,
  }),
  'flags of a validator': (text) => ({
    'problem.yaml': `name: X\nlicense: cc0\nvalidation: custom\nvalidator_flags: ${quoted(text)}\n`,
    'output_validators/check.py': 'import sys\nsys.exit(42)\n',
  }),
  'output validator': (text) => ({
    'problem.yaml': 'name: X\nlicense: cc0\nvalidation: custom\n',
    'output_validators/check.py': text,
  }),
  '.platform.yaml': (text) => ({ '.platform.yaml': text }),
  '.timelimit': (text) => ({ '.timelimit': text }),
  'domjudge-problem.ini': (text) => ({ '.timelimit': null, 'domjudge-problem.ini': text }),
  'description of a test': (text) => ({ 'data/secret/1.desc': text }),
  'input of a sample': (text) => ({ 'data/sample/1.in': text, 'data/sample/1.in.statement': text }),
  'answer of a test': (text) => ({ 'data/secret/1.ans': text }),
  'source in Python': (text) => ({ 'submissions/accepted/right.py': text }),
  'source in JavaScript': (text) => ({ 'submissions/accepted/right.js': text }),
  'tag of a source': (text) => ({
    'submissions/mixed/right.py': `# @EXPECTED_RESULTS@: ${text}\n`,
  }),
  'sources in Java': (text) => ({
    'submissions/accepted/two/Main.java': `public class Main {}\n${text}`,
    'submissions/accepted/two/Other.java': text,
  }),
  starter: (text) => ({ 'attachments/templates/python3/starter.py': text }),
  'statement of omegaUp': (text) => omegaup({ 'statements/en.markdown': text }),
  'settings of omegaUp': (text) => omegaup({ 'settings.json': text }),
  'time limit of omegaUp': (text) =>
    omegaup({ 'settings.json': JSON.stringify({ Limits: { TimeLimit: text } }) }),
};

function omegaup(files: TestFiles): TestFiles {
  return {
    ...{ 'problem.yaml': null, 'cases/1.in': '1\n', 'cases/1.out': '2\n' },
    ...{ 'statements/en.markdown': 'Print.\n', ...files },
  };
}

function yaml(text: string): TestFiles {
  return { 'problem.yaml': `license: cc0\n${text}` };
}

function markdown(text: string): TestFiles {
  return { 'problem_statement/problem.en.tex': null, 'statement/problem.en.md': text };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll(/[\n\r]/g, ' ')}'`;
}

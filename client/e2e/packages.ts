import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip file as a file input takes it. */
export async function zipFile(name: string, files: Readonly<Record<string, string>>) {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return { name, mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
}

/** A problem in the Kattis format: print twice the number. */
export function doubles(title: string): Record<string, string> {
  return {
    'problem.yaml': `name: ${title}\nlicense: cc0\nauthor: Somebody\n`,
    'problem_statement/problem.en.tex': [
      `\\problemname{${title}}`,
      'Print $2 \\cdot n$.',
      '\\section*{Input}',
      'One line with $n$.',
    ].join('\n\n'),
    '.timelimit': '1\n',
    'data/sample/1.in': '2\n',
    'data/sample/1.ans': '4\n',
    'data/secret/1.in': '5\n',
    'data/secret/1.ans': '10\n',
    'submissions/accepted/right.py': 'print(2 * int(input()))\n',
    'submissions/wrong_answer/squares.py': 'print(int(input()) ** 2)\n',
  };
}

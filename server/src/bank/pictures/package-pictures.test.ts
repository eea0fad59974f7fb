import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { exportPackage } from '../export/export-package.ts';
import { convertPackage, draftProblem, placePackage } from '../import/import-package.ts';
import { folderOf, packageFolder, temporaryFolder } from '../import/test-package.ts';
import { BANK_DIRECTORY, readProblem } from '../read-problem.ts';
import { jpegStart, png, svg } from './test-pictures.ts';

// Packages are read in a thread, which takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const TEX = `\\problemname{Doubles}
\\illustration{0.3}{cat}{A cat by \\href{https://a.test}{Ada}}

Print $2n$. \\includegraphics[width=3cm]{img/two.jpg}
\\includegraphics{plan.pdf}\\includegraphics{drawing.eps}\\includegraphics{graph}\\includegraphics{missing.png}
`;

const FILES = {
  'problem_statement/problem.en.tex': TEX,
  'problem_statement/cat.png': png(4, 3),
  'problem_statement/img/two.jpg': jpegStart(20, 10),
  'problem_statement/plan.pdf': '%PDF',
  'problem_statement/drawing.eps': '%!PS-Adobe-3.0 EPSF-3.0\n',
  'problem_statement/graph.eps': '%!PS-Adobe-3.0 EPSF-3.0\n',
};

async function imported(files: Parameters<typeof packageFolder>[0]) {
  return convertPackage(await packageFolder(files), await temporaryFolder());
}

describe('the pictures of a package', () => {
  it('come along with a statement in LaTeX, and what cannot be shown is said', async () => {
    const conversion = await imported(FILES);
    const { description, pictures } = draftProblem(conversion);
    expect(description).toContain(
      '![Illustration](cat.png)\n*A cat by [Ada](https://a.test)*\n\nPrint $2n$. ![Illustration](two.jpg)',
    );
    expect(description).not.toMatch(/plan|drawing|graph|missing/);
    expect(pictures.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['cat.png', 4, 3],
      ['two.jpg', 20, 10],
    ]);
    const said = conversion.warnings.map(({ message }) => message);
    for (const name of ['plan.pdf', 'drawing.eps', 'graph']) {
      expect(said).toContainEqual(
        `the picture ${name} is left out: only PNG, JPEG, GIF and SVG can be shown; convert it`,
      );
    }
    expect(said).toContainEqual('the picture missing.png is left out: it is not in the package');
  });

  it('come along with Markdown, are cleaned, and stay in every format', async () => {
    const conversion = await imported({
      'problem.yaml': 'problem_format_version: 2025-09\nname: Doubles\nlicense: cc0\n',
      'problem_statement/problem.en.tex': null,
      'statement/problem.en.md': 'Print $2n$.\n\n![A tree](tree.svg)\n\n![A cat](cat.png "Mia")\n',
      'statement/tree.svg': svg('<script>alert(1)</script><path d="M0 0h9"/>'),
      'statement/cat.png': png(2, 2),
      'solution/solution.md': 'See ![it](tree.svg) and ![this](cat.png).\n',
      'solution/cat.png': png(5, 5),
    });
    const problem = await placePackage(conversion, await temporaryFolder());
    expect(problem.description).toContain('![A tree](tree.svg)\n\n![A cat](cat.png "Mia")');
    expect(problem.editorial).toBe('See ![it](tree.svg) and ![this](2-cat.png).');
    expect(problem.pictures.map(({ name, width }) => [name, width])).toEqual([
      ['tree.svg', 40],
      ['cat.png', 2],
      ['2-cat.png', 5],
    ]);
    for (const format of ['2025-09', '2023-07-draft', 'legacy'] as const) {
      const files = await exportPackage(problem, format);
      const again = draftProblem(
        await convertPackage(
          await folderOf(Object.fromEntries(files), 'doubles'),
          await temporaryFolder(),
        ),
      );
      const names = again.pictures.map(({ name }) => name);
      // LaTeX knows no SVG.
      expect(names).toEqual(
        format === 'legacy'
          ? ['cat.png', 'tree.svg', '2-cat.png']
          : ['tree.svg', 'cat.png', '2-cat.png'],
      );
      expect(again.description).toContain(format === 'legacy' ? '*[A tree]*' : '](tree.svg)');
      expect(Buffer.concat(again.pictures.map(({ bytes }) => bytes)).toString()).not.toMatch(
        'alert',
      );
    }
  });

  it('come along with a problem of the bank, where each has to be right and shown', async () => {
    const directory = join(await temporaryFolder(), 'climbingstairs');
    await cp(join(BANK_DIRECTORY, 'climbingstairs'), directory, { recursive: true });
    const statement = join(directory, 'statement/problem.en.md');
    const text = await readFile(statement, 'utf8');
    await writeFile(statement, text.replace('## Input', '![Stairs](stairs.svg)\n\n## Input'));
    await expect(readProblem(directory)).rejects.toThrow(
      'climbingstairs/statement/problem.en.md: the picture stairs.svg: it is not in the package',
    );
    await writeFile(join(directory, 'statement/stairs.svg'), svg('<path d="M0 9h9v-9"/>'));
    const { description, pictures } = await readProblem(directory);
    expect(description).toContain('![Stairs](stairs.svg)');
    expect(pictures).toMatchObject([{ name: 'stairs.svg', width: 40, height: 20 }]);
    await writeFile(join(directory, 'statement/other.png'), png(1, 1));
    await expect(readProblem(directory)).rejects.toThrow(
      'climbingstairs/statement/other.png: is shown by no text',
    );
  });
});

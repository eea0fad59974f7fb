import { mapPictures } from '../pictures/markdown-pictures.ts';
import { markdownToTex } from './markdown-to-tex.ts';

/** Characters that no text has. */
const [START, END] = ['\ue000', '\ue001'];
const PLACE = /\ue000(\d+)\ue001/g;

/**
 * A statement as LaTeX, with its pictures. LaTeX knows no SVG: of a drawing only its words are left.
 */
export function statementToTex(title: string, markdown: string): string {
  const pictures: string[] = [];
  const text = mapPictures(markdown, ({ alt, target }) => {
    pictures.push(
      target.endsWith('.svg')
        ? `\\emph{[${plain(alt)}]}`
        : `\\includegraphics[width=0.6\\textwidth]{${target}}`,
    );
    return `${START}${pictures.length - 1}${END}`;
  });
  return markdownToTex(title, text).replaceAll(
    PLACE,
    (_place, index: string) => pictures[Number(index)] ?? '',
  );
}

function plain(words: string): string {
  return words.replaceAll(/[\\{}$&#^_%~]/g, ' ');
}

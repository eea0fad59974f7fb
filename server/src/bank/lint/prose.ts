import { fromMarkdown } from 'mdast-util-from-markdown';
import { mathFromMarkdown } from 'mdast-util-math';
import { toString } from 'mdast-util-to-string';
import { math } from 'micromark-extension-math';
import { SKIP, visit } from 'unist-util-visit';

/** A text as it is read: its formulas and code apart from its words. */
export type Prose = {
  /** Without formulas and code; descriptions of pictures are sentences, too. */
  readonly sentences: readonly string[];
  /** In LaTeX, as written. */
  readonly formulas: readonly string[];
  /** What stands in single backquotes. */
  readonly code: readonly string[];
};

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Stands for what was taken out, so that a sentence goes on behind it. */
const GAP = '\uFFFC';

export function readProse(markdown: string): Prose {
  const prose = {
    sentences: new Array<string>(),
    formulas: Array<string>(),
    code: Array<string>(),
  };
  const tree = fromMarkdown(markdown, {
    extensions: [math()],
    mdastExtensions: [mathFromMarkdown()],
  });
  visit(tree, (node) => {
    if (node.type === 'math') prose.formulas.push(node.value);
    if (node.type === 'image') prose.sentences.push(...sentencesOf(node.alt ?? ''));
    if (node.type === 'inlineMath') {
      prose.formulas.push(node.value);
      node.value = GAP;
    }
    if (node.type === 'inlineCode') {
      prose.code.push(node.value);
      node.value = GAP;
    }
  });
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return undefined;
    prose.sentences.push(...sentencesOf(toString(node, { includeImageAlt: false })));
    return SKIP;
  });
  return prose;
}

/** The words of a sentence, without what is a formula or code. */
export function wordsOf(sentence: string): string[] {
  return [...WORDS.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

function sentencesOf(text: string): string[] {
  return [...SENTENCES.segment(text.replaceAll('\n', ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

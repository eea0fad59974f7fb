import { defaultSchema } from 'hast-util-sanitize';

/**
 * What may be in a text that anybody wrote: GitHub's list, and the classes that mark formulas for
 * KaTeX.
 */
export const ALLOWED: typeof defaultSchema = {
  ...defaultSchema,
  // The ids of footnotes have one of their text; a second one would part them from their links.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
};

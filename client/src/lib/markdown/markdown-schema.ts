import { defaultSchema } from 'rehype-sanitize';

/**
 * Elements allowed in a statement: GitHub's list, and the classes by which remark-math marks formulas
 * for KaTeX.
 */
export const markdownSchema: typeof defaultSchema = {
  ...defaultSchema,
  // The ids of footnotes have one of their text; a second one would part them from their links.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
};

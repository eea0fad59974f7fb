import { defaultSchema } from 'rehype-sanitize';

/**
 * What may be in a statement: GitHub's list, and the classes by which remark-math hands formulas to
 * KaTeX.
 */
export const markdownSchema: typeof defaultSchema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
};

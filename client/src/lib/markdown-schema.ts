import { defaultSchema } from 'rehype-sanitize';

/**
 * What may be in a statement: GitHub's list, and the classes by which remark-math hands formulas to
 * KaTeX. Source: https://github.com/remarkjs/remark-math/tree/main/packages/rehype-katex#security
 */
export const markdownSchema: typeof defaultSchema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
};

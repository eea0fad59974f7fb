import type { Problem, ProblemHtml } from '@stepwise/contracts/problem';
import { textsOf, type Written } from '@stepwise/contracts/text-list';
import { drawTexts, type Drawing } from '../../../lib/markdown/draw-texts.ts';

/** Where browsers find the paths of the API. */
const API = '/api/v1';

/** A problem with its texts as HTML, unless that takes too long. */
export async function withHtml<Shown extends Written & Pick<Problem, 'pictures'>>(
  problem: Shown,
): Promise<Shown & { html?: ProblemHtml }> {
  const texts = textsOf(problem);
  const pictures = problem.pictures.map(({ path, ...picture }) => ({
    ...picture,
    src: API + path,
  }));
  const html = await drawTexts({ texts: prefixed(texts), pictures });
  return html ? { ...problem, html: inPlaceOf(texts, html) } : problem;
}

function prefixed(texts: ProblemHtml): Drawing['texts'] {
  const { description, constraints, explanations, hints, editorial } = texts;
  const numbered = (name: string, all: readonly string[]) =>
    all.map((text, at) => [`${name}-${at + 1}-`, text] as const);
  return [
    ['description-', description],
    ...numbered('constraint', constraints),
    ...numbered('explanation', explanations),
    ...numbered('hint', hints),
    ...(editorial === null ? [] : [['editorial-', editorial] as const]),
  ];
}

/** The same shape with the HTML of each text, which come in the order of `prefixed`. */
function inPlaceOf(texts: ProblemHtml, html: readonly string[]): ProblemHtml {
  const left = [...html];
  const take = (count: number) => left.splice(0, count);
  return {
    description: take(1).join(''),
    constraints: take(texts.constraints.length),
    explanations: take(texts.explanations.length),
    hints: take(texts.hints.length),
    editorial: texts.editorial === null ? null : take(1).join(''),
  };
}

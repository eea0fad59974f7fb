import type { ProblemHtml, ProblemPicture } from '@stepwise/contracts/problem';
import { textsOf, type Written } from '@stepwise/contracts/text-list';
import { createContext, useMemo, type ReactNode } from 'react';

type Pictures = readonly ProblemPicture[];

export const PicturesContext = createContext<Pictures>([]);

/** HTML, by the text that it was made of. */
export const HtmlContext = createContext<ReadonlyMap<string, string>>(new Map());

type PicturesProps = { of: Pictures | undefined; children: ReactNode };

/** The pictures, by name, that texts inside may show. */
export function ProblemPictures({ of = [], children }: PicturesProps) {
  return <PicturesContext value={of}>{children}</PicturesContext>;
}

type ShownProblem = Written & {
  readonly pictures: Pictures;
  readonly html?: ProblemHtml | undefined;
};

/** As ProblemPictures; and those of its texts that came as HTML are shown without being drawn here. */
export function ProblemTexts({ of: problem, children }: { of: ShownProblem; children: ReactNode }) {
  const html = useMemo(() => htmlByText(problem), [problem]);
  return (
    <ProblemPictures of={problem.pictures}>
      <HtmlContext value={html}>{children}</HtmlContext>
    </ProblemPictures>
  );
}

function htmlByText({ html, ...problem }: ShownProblem): ReadonlyMap<string, string> {
  if (!html) return new Map();
  const made = inOrder(html);
  return new Map(
    inOrder(textsOf(problem)).flatMap((text, at) => {
      const its = made[at];
      return its === undefined ? [] : [[text, its]];
    }),
  );
}

function inOrder({
  description,
  constraints,
  explanations,
  hints,
  editorial,
}: ProblemHtml): string[] {
  const help = editorial === null ? hints : [...hints, editorial];
  return [description, ...constraints, ...explanations, ...help];
}

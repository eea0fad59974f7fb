import { LANGUAGE_KEYS } from '@stepwise/contracts/language-list';
import type { FieldErrors } from 'react-hook-form';
import type { ProblemForm } from './problem-form.ts';

/** The form's parts in their order, with the fields that each holds. */
export const SECTIONS = [
  { id: 'basics', title: 'Basics', fields: ['title', 'difficulty', 'category', 'isDraft', 'tags'] },
  { id: 'statement', title: 'Statement', fields: ['description', 'constraints'] },
  { id: 'tests', title: 'Test cases', fields: ['testCases'] },
  {
    id: 'solutions',
    title: 'Languages',
    fields: ['codeSnippets', 'referenceSolution', 'examples'],
  },
  { id: 'help', title: 'Hints and editorial', fields: ['hints', 'editorial'] },
  { id: 'limits', title: 'Judging', fields: ['checker', 'timeLimitMs', 'memoryLimitKb'] },
  { id: 'inputs', title: 'Small inputs', fields: ['smallInputs', 'inputValidator'] },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

export type FieldProblem = {
  readonly path: string;
  readonly message: string;
  readonly section: SectionId;
};

/** Everything that is wrong, in the order in which it stands on the page. */
export function listErrors(errors: FieldErrors<ProblemForm>): FieldProblem[] {
  return SECTIONS.flatMap(({ id, fields }) =>
    fields
      .flatMap((field) => messagesIn(errors[field], field))
      .map((problem) => ({ ...problem, section: id }))
      // The blocks of the languages hold one part each of several fields. The sort is stable.
      .sort((left, right) => languageRank(left.path) - languageRank(right.path)),
  );
}

function messagesIn(node: unknown, path: string): { path: string; message: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string')
    return [{ path, message: node.message }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'ref' ? [] : messagesIn(child, key === 'root' ? path : `${path}.${key}`),
  );
}

function languageRank(path: string): number {
  return LANGUAGE_KEYS.findIndex((language) => path.includes(language));
}

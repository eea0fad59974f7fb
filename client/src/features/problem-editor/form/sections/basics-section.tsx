import type { Difficulty } from '@stepwise/contracts/problem';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { Select } from '../../../../components/ui/form/select.tsx';
import type { ProblemForm } from '../problem-form.ts';
import { FormSection } from './form-section.tsx';
import { FormText } from './form-text.tsx';
import { TagsField } from './tags-field.tsx';

const DIFFICULTY_OPTIONS = [
  { value: 'EASY', label: 'Easy' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'HARD', label: 'Hard' },
] satisfies { value: Difficulty; label: string }[];

const VISIBILITY_OPTIONS = [
  { value: 'no', label: 'Published: everybody sees it' },
  { value: 'yes', label: 'Draft: only its setters and administrators see it' },
];

/** Who sees the problem, where that is not to be chosen. */
export type FixedVisibility = 'draft' | 'published';

const FIXED_TEXT: Readonly<Record<FixedVisibility, string>> = {
  draft: 'A draft at first: you and administrators see it. Once it is stored you can publish it.',
  published: 'Published: everybody sees it. Only an administrator can take it back.',
};

type BasicsSectionProps = { visibility: FixedVisibility | null };

export function BasicsSection({ visibility }: BasicsSectionProps) {
  const { register, setFocus } = useFormContext<ProblemForm>();
  const { hash } = useLocation();

  // Where the list of one's drafts leads whoever wants to publish one.
  useEffect(() => {
    if (hash === '#visibility' && visibility === null) setFocus('isDraft');
  }, [hash, visibility, setFocus]);

  return (
    <FormSection id="basics" description="How the problem is found in the list.">
      <FormText name="title" label="Title" required />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select label="Difficulty" options={DIFFICULTY_OPTIONS} {...register('difficulty')} />
        <FormText name="category" label="Category (optional)" />
        {visibility === null ? (
          <Select label="Visibility" options={VISIBILITY_OPTIONS} {...register('isDraft')} />
        ) : (
          <div className="flex flex-col gap-1.5 text-sm">
            <p className="font-medium">Visibility</p>
            <p className="text-muted">{FIXED_TEXT[visibility]}</p>
          </div>
        )}
      </div>
      <TagsField />
    </FormSection>
  );
}

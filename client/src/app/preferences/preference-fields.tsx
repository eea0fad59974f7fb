import type { Preferences } from '@stepwise/contracts/auth';
import { LANGUAGES } from '@stepwise/contracts/language-list';
import type { LearningPath } from '@stepwise/contracts/learning-path';
import { Select } from '../../components/ui/form/select.tsx';

/** As the form holds it: empty is no choice. */
export type TypedPreferences = { language: string; startPath: string };

type PreferenceFieldsProps = {
  values: TypedPreferences;
  change: (some: Partial<TypedPreferences>) => void;
  learningPaths: readonly LearningPath[];
};

/** The language of the editor, and how far one is: the path to begin with. */
export function PreferenceFields({ values, change, learningPaths }: PreferenceFieldsProps) {
  return (
    <>
      <Select
        label="Language"
        value={values.language}
        options={[
          { value: '', label: 'No choice' },
          ...LANGUAGES.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={(event) => change({ language: event.target.value })}
      />
      <Select
        label="Begin with"
        value={values.startPath}
        options={[
          { value: '', label: 'The first path' },
          ...learningPaths.map(({ slug, title, label }) => ({
            value: slug,
            label: `${title} (${label})`,
          })),
        ]}
        onChange={(event) => change({ startPath: event.target.value })}
      />
    </>
  );
}

export function typedPreferences(preferences: Preferences | undefined): TypedPreferences {
  return { language: preferences?.language ?? '', startPath: preferences?.startPath ?? '' };
}

export function preferencesOf({ language, startPath }: TypedPreferences): Preferences {
  return {
    language: LANGUAGES.find(({ key }) => key === language)?.key ?? null,
    startPath: startPath || null,
  };
}

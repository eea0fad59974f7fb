import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field, fieldAria, fieldIds } from '../../../components/ui/form/field.tsx';
import type { EditedLanguage } from '../../../lib/tab-size.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import { applyEdit, editOfKey } from './code-keys.ts';
import { useCodeEditor } from './use-code-editor.ts';

/** The sentence that says how to get out again; it stands once, above the editors. */
export const CODE_KEYS_ID = 'problem-form-code-keys';

type CodeFieldProps = {
  name: `${'codeSnippets' | 'referenceSolution'}.${LanguageKey}` | 'smallInputs' | 'inputValidator';
  language: EditedLanguage;
  label: string;
  hint?: string;
  required?: boolean;
};

/** The editor of the solving page once it is here; until then line numbers, Tab and indentation, no more. */
export function CodeField({ name, language, label, hint, required = false }: CodeFieldProps) {
  const { control } = useFormContext<ProblemForm>();
  const { field, fieldState } = useController({ control, name });
  const ids = fieldIds(useId());
  const { Editor, selected, place, fetch } = useCodeEditor();
  const code = field.value ?? '';
  const error = fieldState.error?.message;
  const { 'aria-describedby': described, ...aria } = fieldAria(ids, error, hint);
  const describedBy = [described, CODE_KEYS_ID].filter(Boolean).join(' ');
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <div
        ref={place}
        className={`flex min-w-0 overflow-hidden rounded-field border bg-base-100 font-mono text-[0.8125rem] leading-[1.25rem] [font-variant-ligatures:none] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary ${
          error ? 'border-error' : 'border-field-line'
        }`}
        onFocus={fetch}
      >
        {Editor ? (
          <Editor
            {...{ language, label, code, describedBy, selected }}
            name={field.name}
            isInvalid={error !== undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        ) : (
          <PlainField
            {...field}
            {...aria}
            value={code}
            language={language}
            required={required}
            aria-describedby={describedBy}
          />
        )}
      </div>
    </Field>
  );
}

type PlainFieldProps = ComponentProps<'textarea'> & { language: EditedLanguage; value: string };

function PlainField({ language, value, ...area }: PlainFieldProps) {
  const gutter = useRef<HTMLPreElement>(null);
  const onKeyDown = useCodeKeys(language);
  return (
    <>
      <Gutter lines={value.split('\n').length} place={gutter} />
      <textarea
        {...area}
        value={value}
        placeholder={placeholderOf(language)}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field-sizing-content max-h-[28rem] min-h-44 w-full min-w-0 resize-none bg-transparent py-2.5 ps-3 pe-2 outline-none placeholder:text-muted"
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => {
          if (gutter.current) gutter.current.style.marginTop = `${-currentTarget.scrollTop}px`;
        }}
      />
    </>
  );
}

function placeholderOf(language: EditedLanguage): string {
  if (language === 'YAML') return '# YAML';
  return `${language === 'PYTHON' ? '#' : '//'} ${languageLabel(language)}`;
}

function Gutter({ lines, place }: { lines: number; place: RefObject<HTMLPreElement | null> }) {
  return (
    <div
      aria-hidden="true"
      className="max-h-[28rem] shrink-0 overflow-hidden border-e border-line bg-base-200 px-2 text-end text-muted select-none"
    >
      <pre ref={place} className="py-2.5 font-mono">
        {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
      </pre>
    </div>
  );
}

/** Tab indents until Esc was pressed or Ctrl+M turned it off: nobody is caught in the field. */
function useCodeKeys(language: EditedLanguage) {
  const isTabMoving = useRef(false);
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') isTabMoving.current = true;
    if (event.key === 'm' && event.ctrlKey) isTabMoving.current = !isTabMoving.current;
    if (event.key === 'Tab' && isTabMoving.current) {
      isTabMoving.current = false;
      return;
    }
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const edit = editOfKey(event, { text, start, end }, language);
    if (!edit) return;
    event.preventDefault();
    applyEdit(event.currentTarget, edit);
  };
}

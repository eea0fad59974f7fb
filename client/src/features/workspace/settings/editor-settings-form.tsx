import { type ReactNode, useId } from 'react';
import { useEditorSettingsStore } from './editor-settings.store.ts';
import { FONT_SIZES, TAB_SIZES } from './editor-settings.ts';

/** Every change shows at once in the editor and the statement behind it. */
export function EditorSettingsForm() {
  const { settings, isRehearsed, change } = useEditorSettingsStore();
  return (
    <>
      <Choice
        label="Font size"
        value={settings.fontSize}
        values={FONT_SIZES}
        nameOf={(size) => `${String(size)} px`}
        onChange={(fontSize) => change({ fontSize })}
      />
      <Choice
        label="Statement size"
        value={settings.readingSize}
        values={FONT_SIZES}
        nameOf={(size) => `${String(size)} px`}
        onChange={(readingSize) => change({ readingSize })}
      />
      <Choice
        label="Tab size"
        value={settings.tabSize}
        values={TAB_SIZES}
        nameOf={(size) => (size === 'language' ? 'By language' : String(size))}
        onChange={(tabSize) => change({ tabSize })}
      />
      <Switch checked={settings.wordWrap} onChange={(wordWrap) => change({ wordWrap })}>
        Wrap long lines
      </Switch>
      <Switch checked={settings.completion} onChange={(completion) => change({ completion })}>
        Offer words while I type{isRehearsed ? ' (not in a rehearsal)' : ''}
      </Switch>
      <Switch checked={settings.vimKeys} onChange={(vimKeys) => change({ vimKeys })}>
        Vim keys
      </Switch>
      <Switch
        checked={settings.seeksSmallest}
        onChange={(seeksSmallest) => change({ seeksSmallest })}
      >
        When a run fails, look for the smallest failing input
      </Switch>
      <Switch checked={settings.helpKey} onChange={(helpKey) => change({ helpKey })}>
        <kbd className="font-mono">?</kbd> lists the keys, <kbd className="font-mono">/</kbd>{' '}
        searches problems
      </Switch>
    </>
  );
}

type ChoiceProps<Value extends string | number> = {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
};

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, values, nameOf, onChange } = props;
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 text-sm">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select select-sm w-32 border-field-line bg-base-100"
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

type SwitchProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className="flex cursor-pointer items-center justify-between gap-4 py-0.5 text-sm">
      <span>{children}</span>
      <input
        type="checkbox"
        className="size-4"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

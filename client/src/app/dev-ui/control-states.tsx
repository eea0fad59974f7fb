import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/form/password-field.tsx';
import { Select } from '../../components/ui/form/select.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { LinkShownOnce } from '../../components/ui/link-shown-once.tsx';
import { PageSection } from '../../components/ui/page/page-section.tsx';
import { showUndo } from '../../components/ui/show-undo.tsx';
import { SortHeader } from '../../components/ui/sort-header.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { TextArea } from '../../components/ui/form/text-area.tsx';
import { TextField } from '../../components/ui/form/text-field.tsx';
import { Shown } from './shown.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'neutral', 'ghost', 'danger'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];
const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Not to be had', disabled: true },
];

export function ControlStates() {
  return (
    <>
      <ButtonStates />
      <FieldStates />
      <Shown of={['link-shown-once']} title="A link to be given on">
        <LinkShownOnce label="Link" link="https://stepwise.example/#token" hint="It works once." />
      </Shown>
      <Shown of={['copy-line']} title="A text to be put in elsewhere">
        <CopyLine label="Copy the command" text="git clone https://stepwise.example/record.git" />
      </Shown>
      <Shown of={['show-undo']} title="What was taken away, and the way back">
        <Button onClick={() => showUndo('Climbing Stairs does not come back', () => undefined)}>
          Take away
        </Button>
      </Shown>
      <SortHeaderStates />
      <Shown of={['page-section']} title="Sections of a page">
        <div className="w-full">
          <PageSection title="A section" description="What it is about.">
            <Button variant="neutral">What can be done</Button>
          </PageSection>
        </div>
      </Shown>
      <Shown of={['tabs']} title="Tabs">
        <TabsInUse />
      </Shown>
    </>
  );
}

function ButtonStates() {
  return (
    <Shown of={['button']} title="Buttons">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex w-full flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus className="size-4" aria-hidden="true" />}>
            with icon
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} busy busyText="Please wait...">
            busy
          </Button>
        </div>
      ))}
    </Shown>
  );
}

function FieldStates() {
  return (
    <Shown of={['field', 'text-field', 'password-field', 'text-area', 'select']} title="Fields">
      <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Empty" placeholder="Placeholder" />
        <TextField label="Filled" defaultValue="Some text" hint="A hint below it." />
        <TextField label="Wrong" defaultValue="x" error="Say what is wrong" />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <PasswordField label="Password" defaultValue="secret" autoComplete="off" />
        <PasswordField label="Wrong password" error="Say what is wrong" autoComplete="off" />
        <TextArea label="Text area" defaultValue={'Two\nlines'} hint="A hint below it." />
        <TextArea label="Wrong text area" error="Say what is wrong" />
        <Select label="Select" options={OPTIONS} />
        <Select label="Disabled select" options={OPTIONS} disabled />
      </div>
    </Shown>
  );
}

function SortHeaderStates() {
  return (
    <Shown of={['sort-header']} title="Columns to sort by">
      <table className="text-left text-sm">
        <thead>
          <tr>
            {(['Up', 'Down', 'Not sorted'] as const).map((name) => (
              <SortHeader
                key={name}
                isSorted={name !== 'Not sorted'}
                isDescending={name === 'Down'}
                onSort={() => undefined}
              >
                {name}
              </SortHeader>
            ))}
          </tr>
        </thead>
      </table>
    </Shown>
  );
}

function TabsInUse() {
  const [active, setActive] = useState<'one' | 'two' | 'three'>('one');
  return (
    <div className="w-full">
      <Tabs
        label="Tabs"
        active={active}
        onChange={setActive}
        tabs={[
          { key: 'one', label: 'Chosen first', content: 'The first panel.' },
          { key: 'two', label: 'Second', content: 'The second panel.' },
          { key: 'three', label: 'Third', content: 'The third panel.' },
        ]}
      />
    </div>
  );
}

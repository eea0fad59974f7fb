import { FormArea } from '../form-area.tsx';
import { FormSection } from './form-section.tsx';
import { MarkdownField } from './markdown-field.tsx';

export function StatementSection() {
  return (
    <FormSection
      id="statement"
      description="Markdown, with formulas between dollar signs. Say what is read and what is to be printed."
    >
      <MarkdownField name="description" label="Description" required />
      <FormArea
        name="constraints"
        label="Constraints"
        hint="One per line, such as 1 <= n <= 45."
        required
        rows={3}
        className="max-h-72 min-h-20 font-mono text-sm [font-variant-ligatures:none]"
      />
    </FormSection>
  );
}

export function HelpSection() {
  return (
    <FormSection
      id="help"
      description="Both are optional, and both wait until a learner asks for them."
    >
      <FormArea
        name="hints"
        label="Hints (optional)"
        hint="From vague to concrete. Lines that begin with 1., 2. and so on are opened one at a time."
        rows={3}
        className="max-h-72 min-h-20"
      />
      <MarkdownField name="editorial" label="Editorial (optional)" />
    </FormSection>
  );
}

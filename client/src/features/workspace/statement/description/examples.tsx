import { languageLabel } from '@stepwise/contracts/language-list';
import type { Example, Problem } from '@stepwise/contracts/problem';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { InputTools } from '../../custom/input-tools.tsx';
import { CopyTool } from '../../results/output/copy-tool.tsx';
import { groupExamples } from './group-examples.ts';
import { TextBlock } from '../../results/output/text-block.tsx';

export function Examples({ examples }: { examples: Problem['examples'] }) {
  const groups = groupExamples(examples);
  return groups.map((group) => {
    const languages = group.languages.map(languageLabel).join(', ');
    return (
      <section key={languages}>
        <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9375rem] font-semibold">
          Examples{' '}
          {groups.length > 1 ? (
            <span className="text-xs font-normal text-muted">{languages}</span>
          ) : null}
        </h2>
        <ol className="mt-2.5 flex flex-col gap-3">
          {group.examples.map((example, index) => (
            <li key={index} className="surface overflow-hidden text-sm">
              <ExampleCard example={example} number={index + 1} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function ExampleCard({ example, number }: { example: Example; number: number }) {
  return (
    <>
      <h3 className="sr-only">Example {number}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 px-4 py-3 max-[24rem]:grid-cols-1">
        <dt className="text-muted">Input</dt>
        <dd className="flex min-w-0 items-start justify-between gap-2">
          <div className="min-w-0">
            <TextBlock text={example.input} />
          </div>
          <InputTools text={example.input} />
        </dd>
        <dt className="text-muted">Output</dt>
        <dd className="flex min-w-0 items-start justify-between gap-2">
          <div className="min-w-0">
            <TextBlock text={example.output} />
          </div>
          <CopyTool what="output" text={example.output} />
        </dd>
      </dl>
      {example.explanation ? (
        <div className="border-t border-line px-4 py-2.5 text-muted">
          <Markdown>{example.explanation}</Markdown>
        </div>
      ) : null}
    </>
  );
}

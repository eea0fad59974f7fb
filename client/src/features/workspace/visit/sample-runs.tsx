import { CustomRunView } from '../custom/custom-run-view.tsx';
import { ProgramMessage } from '../results/program-message.tsx';
import { TextBlock } from '../results/output/text-block.tsx';
import { useLinkedLanguage } from '../settings/use-linked-language.ts';
import { useSampleRunsStore } from './sample-runs.store.ts';

/** What a visitor's program made of the samples. */
export function SampleRuns() {
  const result = useSampleRunsStore((state) => state.result);
  const language = useLinkedLanguage(result?.language ?? null);
  if (!result) return null;
  const { compileOutput, runs } = result;
  return (
    <div className="@container flex flex-col gap-5 p-4">
      {compileOutput === null ? null : (
        <ProgramMessage title="Compiler output" text={compileOutput} language={language} />
      )}
      {runs.map((run, index) => (
        <section key={index} aria-label={`Sample ${String(index + 1)}`}>
          <h2 className="text-sm font-semibold">Sample {index + 1}</h2>
          <div className="my-2 text-sm">
            <TextBlock text={run.stdin} />
          </div>
          <CustomRunView run={run} isStale={false} language={language} />
        </section>
      ))}
    </div>
  );
}

import { useCustomStore } from './custom.store.ts';
import { useLinkedLanguage } from '../settings/use-linked-language.ts';
import { CustomRunView } from './custom-run-view.tsx';
import { isTooLong } from './too-long.ts';
import { ProgramMessage } from '../results/program-message.tsx';
import type { Trial } from './trials.ts';

/** What the last run has to say of an input. */
export function CustomOutput({ trial }: { trial: Trial }) {
  const { compileOutput, isTrying, language } = useCustomStore();
  const linked = useLinkedLanguage(language);
  if (compileOutput !== null && !trial.run) {
    return <ProgramMessage title="Compiler output" text={compileOutput} language={linked} />;
  }
  if (isTooLong(trial.stdin)) {
    return <p className="pt-5 text-sm text-muted">Longer than 64 KiB: this input is not run.</p>;
  }
  if (!trial.run) {
    return (
      <p className="pt-5 text-sm text-muted">
        {isTrying
          ? 'Running your program and the reference solution...'
          : 'Your output appears here, beside what the reference solution prints.'}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {compileOutput === null ? null : (
        <ProgramMessage title="Compiler output" text={compileOutput} language={linked} />
      )}
      <CustomRunView language={linked} run={trial.run} isStale={trial.run.stdin !== trial.stdin} />
    </div>
  );
}

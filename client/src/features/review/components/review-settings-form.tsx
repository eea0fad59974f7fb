import type { ReviewList } from '@stepwise/contracts/review';
import { RETENTION, REVIEWS_PER_DAY_MAX } from '@stepwise/contracts/review-limits';
import type { SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { useReviewListStore } from '../review-list.store.ts';

/** How many a day, how well known, until which interview, and a pause. */
export function ReviewSettingsForm({ list }: { list: ReviewList }) {
  const { isSaving, saveSettings } = useReviewListStore();
  const { values, change, send } = useTypedForm('review-settings', {
    perDay: String(list.settings.perDay),
    retention: String(list.settings.retention),
    interviewOn: list.settings.interviewOn ?? '',
    pausedUntil: list.settings.pausedUntil ?? '',
  });

  function save(event: SubmitEvent) {
    event.preventDefault();
    const { perDay, retention, interviewOn, pausedUntil } = values;
    const settings = {
      perDay: Number(perDay),
      retention: Number(retention),
      interviewOn: interviewOn || null,
      pausedUntil: pausedUntil || null,
    };
    void send(() => saveSettings(settings));
  }

  return (
    <section aria-labelledby="review-settings">
      <h2 id="review-settings" className="mb-3 text-lg font-semibold">
        Your pace
      </h2>
      <form className="flex flex-col gap-4" onSubmit={save}>
        <PaceFields {...{ values, change }} />
        <Button type="submit" variant="neutral" className="self-start" busy={isSaving}>
          Save settings
        </Button>
      </form>
    </section>
  );
}

type Pace = { perDay: string; retention: string; interviewOn: string; pausedUntil: string };

type PaceFieldsProps = { values: Pace; change: (some: Partial<Pace>) => void };

function PaceFields({ values, change }: PaceFieldsProps) {
  const { perDay, retention, interviewOn, pausedUntil } = values;
  return (
    <>
      <TextField
        label="Problems a day"
        type="number"
        min={1}
        max={REVIEWS_PER_DAY_MAX}
        required
        value={perDay}
        onChange={(event) => change({ perDay: event.target.value })}
      />
      <TextField
        label="Known when due, in percent"
        hint={`A higher share asks more often; ${String(RETENTION.usual)} is usual. Your grades stay.`}
        type="number"
        min={RETENTION.least}
        max={RETENTION.most}
        required
        value={retention}
        onChange={(event) => change({ retention: event.target.value })}
      />
      <TextField
        label="Interview on"
        hint="Until then each problem comes back once more."
        type="date"
        value={interviewOn}
        onChange={(event) => change({ interviewOn: event.target.value })}
      />
      <TextField
        label="Pause until"
        hint="Nothing is due before that day."
        type="date"
        value={pausedUntil}
        onChange={(event) => change({ pausedUntil: event.target.value })}
      />
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { LinkShownOnce } from '../../../components/ui/link-shown-once.tsx';
import { formatDate } from '../../../lib/format.ts';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { siteAddress } from '../../../lib/site-address.ts';
import { useReviewListStore } from '../review-list.store.ts';

/** Makes and ends the address by which a program of calendars shows the days with reviews. */
export function ReviewCalendar({ since }: { since: string | null }) {
  const { makeCalendar, endCalendar } = useReviewListStore.getState();
  const [link, setLink] = useState<string>();
  const { isBusy, refusal, send } = useRequest();
  const heading = useFocusWhenGone<HTMLHeadingElement>(since !== null);

  return (
    <section aria-labelledby="review-calendar" className="flex flex-col items-start gap-3">
      <h2 ref={heading} id="review-calendar" tabIndex={-1} className="text-lg font-semibold">
        In your calendar
      </h2>
      <FormAlert message={refusal} />
      {link === undefined ? (
        <p className="text-sm text-muted">
          {since === null
            ? 'An address for your calendar program, which then shows on which days how many problems come back. It names none of them.'
            : `Your calendar has an address since ${formatDate(since)}. Another one ends it, and so do a new password and signing out everywhere.`}
        </p>
      ) : (
        <LinkShownOnce
          label="Address of your calendar"
          link={link}
          hint="Subscribe to it in your calendar program. Whoever has it sees how many problems come back."
          copy="Copy address"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="neutral"
          size="sm"
          busy={isBusy}
          onClick={() => void send(async () => setLink(siteAddress() + (await makeCalendar())))}
        >
          {since === null ? 'Make an address' : 'Make another address'}
        </Button>
        {since === null ? null : (
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              void send(async () => {
                await endCalendar();
                setLink(undefined);
              })
            }
          >
            End the address
          </Button>
        )}
      </div>
    </section>
  );
}

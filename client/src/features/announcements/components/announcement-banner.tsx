import type { ShownAnnouncement } from '@stepwise/contracts/announcement';
import { Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBannerStore } from '../announcement.store.ts';
import { closeFor } from '../read-shown.ts';

type AnnouncementBannerProps = {
  announcements: readonly ShownAnnouncement[];
  /** Null for a visitor. */
  userId: string | null;
  /** Gets the focus when the last one is closed. */
  onAllClosed: () => void;
};

const LOOKS = {
  INFO: { Icon: Info, tone: 'border-info bg-info/15', sign: 'text-info', word: 'Announcement' },
  WARNING: {
    ...{ Icon: TriangleAlert, tone: 'border-warning bg-warning/15', sign: 'text-limit' },
    word: 'Warning',
  },
};

/** What administrators tell people, above every page. */
export function AnnouncementBanner({
  announcements,
  userId,
  onAllClosed,
}: AnnouncementBannerProps) {
  const drop = useBannerStore((state) => state.drop);
  const list = useRef<HTMLUListElement>(null);

  async function closeOne(one: ShownAnnouncement) {
    if (!(await closeFor(one, userId))) return;
    // Before the focus moves on.
    flushSync(() => drop(one.id));
    const next = list.current?.querySelector('button');
    if (next) next.focus();
    else onAllClosed();
  }

  return (
    <section aria-label="Announcements">
      <ul ref={list}>
        {announcements.map((one) => (
          <OneAnnouncement key={one.id} announcement={one} onClose={() => void closeOne(one)} />
        ))}
      </ul>
    </section>
  );
}

type OneProps = { announcement: ShownAnnouncement; onClose: () => void };

function OneAnnouncement({ announcement: { level, text }, onClose }: OneProps) {
  const { Icon, tone, sign, word } = LOOKS[level];
  // A long one is scrolled: the others and the page below stay in sight.
  return (
    <li className={`max-h-[18dvh] overflow-y-auto border-b-2 ${tone}`}>
      <div className="mx-auto flex max-w-6xl items-start gap-3 px-4 py-2 sm:px-6">
        <Icon className={`mt-2 size-5 shrink-0 ${sign}`} aria-hidden="true" />
        <p className="min-w-0 flex-1 py-1.5 text-sm whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{word}: </span>
          {text}
        </p>
        <button
          type="button"
          aria-label={`Close: ${text.slice(0, 40)}`}
          className="btn btn-ghost btn-square btn-sm size-9"
          onClick={onClose}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

import { useState } from 'react';
import { JOKES, pickOfDay, QUOTES } from '../daily-words.ts';
import { Panel } from './panel.tsx';

/** A quote for the day, and another joke at every visit. */
export function DailyWords({ today }: { today: number }) {
  const [joke] = useState(() => Math.floor(Math.random() * JOKES.length));
  return (
    <>
      <Panel title="Daily Quote">
        <blockquote className="border-s-3 border-step-4 ps-4 text-lg text-pretty">
          {QUOTES[pickOfDay(today, QUOTES.length)]}
        </blockquote>
      </Panel>
      <Panel title="Programming Humor">
        <p className="text-pretty">{JOKES[joke]}</p>
      </Panel>
    </>
  );
}

import { Circle, CircleCheck, CircleDashed } from 'lucide-react';

type SolvedMarkProps = {
  isSolved: boolean;
  /** Sent in and not solved yet; lists that do not tell it leave it out. */
  isTried?: boolean;
};

const LOOK = {
  solved: { Icon: CircleCheck, colour: 'text-accepted', text: 'Solved' },
  tried: { Icon: CircleDashed, colour: 'text-limit', text: 'Tried, not solved' },
  open: { Icon: Circle, colour: 'text-field-line', text: 'Not solved' },
} as const;

export function SolvedMark({ isSolved, isTried = false }: SolvedMarkProps) {
  const unsolved = isTried ? 'tried' : 'open';
  const { Icon, colour, text } = LOOK[isSolved ? 'solved' : unsolved];
  return (
    <>
      <Icon className={`size-4.5 ${colour}`} aria-hidden="true" />
      <span className="sr-only">{text}</span>
    </>
  );
}

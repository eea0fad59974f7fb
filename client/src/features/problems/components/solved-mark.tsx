import { Circle, CircleCheck } from 'lucide-react';

export function SolvedMark({ isSolved }: { isSolved: boolean }) {
  const Icon = isSolved ? CircleCheck : Circle;
  return (
    <>
      <Icon
        className={`size-4.5 ${isSolved ? 'text-accepted' : 'text-field-line'}`}
        aria-hidden="true"
      />
      <span className="sr-only">{isSolved ? 'Solved' : 'Not solved'}</span>
    </>
  );
}

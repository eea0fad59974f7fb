import { BringBack } from './bring-back.tsx';
import { TakeAlong } from './take-along.tsx';

/** What a person has solved, to take along and to bring back. */
export function OwnRecord() {
  return (
    <div className="flex flex-col gap-8">
      <TakeAlong />
      <BringBack />
    </div>
  );
}

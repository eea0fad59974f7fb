-- Written by hand. Those whose recordings go one day, by when they ended, whatever they say of recording by now.
CREATE INDEX "Rehearsal_tape_end_idx" ON "Rehearsal" ("endsAt") WHERE NOT "keepsTape";

/** Colour of each level's step, from the lowest to the highest. */
export const LEVEL_LOOK = [
  { step: 'border-level-0 bg-level-0/15', edge: 'bg-level-0' },
  { step: 'border-level-1 bg-level-1/15', edge: 'bg-level-1' },
  { step: 'border-level-2 bg-level-2/15', edge: 'bg-level-2' },
  { step: 'border-level-3 bg-level-3/15', edge: 'bg-level-3' },
] as const;

import { it } from 'vitest';
import { usersOfTheEngine } from '../support/places-to-judge.ts';
import { describeVerdicts } from './describe-verdicts.ts';

// What differs from user to user is how boxes are kept apart, which every row goes through. A step that
// shares no factor with the number of languages meets each of them.
const others = usersOfTheEngine().slice(1);
for (const user of others) describeVerdicts(user, 69);
if (others.length === 0) it.skip('only root can be another user');

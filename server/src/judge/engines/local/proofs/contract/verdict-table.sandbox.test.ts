import { usersOfTheEngine } from '../support/places-to-judge.ts';
import { describeVerdicts } from './describe-verdicts.ts';

for (const user of usersOfTheEngine().slice(0, 1)) describeVerdicts(user);

import { it } from 'vitest';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { describeCompilers } from './describe-compilers.ts';

// The compilers are the same ones: some rows of each show that they find here what they need.
if (LANDLOCK_IS_THERE) describeCompilers('landlock', 27);
else it.skip('this kernel has no Landlock');

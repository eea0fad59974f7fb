import { it } from 'vitest';
import { describeEngine } from '../../../../contract/engine-contract.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

// What a program may see and do differs here, which the attacks are about; how it ends and what is
// measured of it is the other isolation's code. The step meets each language.
if (LANDLOCK_IS_THERE) {
  describeEngine(
    'local, without namespaces',
    (options) => createLocalEngine({ ...options, isolations: ['landlock'] }),
    93,
  );
} else it.skip('this kernel has no Landlock');

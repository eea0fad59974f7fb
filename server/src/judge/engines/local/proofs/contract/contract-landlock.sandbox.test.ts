import { it } from 'vitest';
import { describeEngine } from '../../../../contract/engine-contract.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

if (LANDLOCK_IS_THERE) {
  describeEngine('local, without namespaces', (options) =>
    createLocalEngine({ ...options, isolations: ['landlock'] }),
  );
} else it.skip('this kernel has no Landlock');

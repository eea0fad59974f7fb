import { it } from 'vitest';
import { CAN_BE_ORDINARY, engineOfOrdinaryUser } from '../support/engine-elsewhere.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { describeAttacks, WITHOUT_NAMESPACES } from './describe-attacks.ts';

// The same sandbox, started by somebody else: root's own passes every attack.
if (LANDLOCK_IS_THERE && CAN_BE_ORDINARY) {
  describeAttacks(
    'local, without namespaces, as an ordinary user',
    () => engineOfOrdinaryUser(WITHOUT_NAMESPACES),
    4,
  );
} else it.skip('only root can be another user, and only where the kernel has Landlock');

import { createLocalEngine } from '../../create-local-engine.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { ATTACKERS, describeAttacks, WITHOUT_NAMESPACES } from './describe-attacks.ts';

describeAttacks('local', () => createLocalEngine(ATTACKERS));
if (LANDLOCK_IS_THERE) {
  describeAttacks('local, without namespaces', () => createLocalEngine(WITHOUT_NAMESPACES));
}

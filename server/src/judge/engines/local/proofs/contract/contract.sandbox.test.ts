import { describeEngine } from '../../../../contract/engine-contract.ts';
import { createLocalEngine } from '../../create-local-engine.ts';

describeEngine('local', createLocalEngine);

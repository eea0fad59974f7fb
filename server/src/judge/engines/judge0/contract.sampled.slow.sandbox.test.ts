import { describeEngine } from '../../contract/engine-contract.ts';
import { createEngineOnDouble } from './double/engine-on-double.ts';

// The double runs programs in the embedded sandbox, which passes every row itself: what is proven here is
// the client. A step that shares no factor with the number of languages meets each of them.
describeEngine('judge0', createEngineOnDouble, 93);

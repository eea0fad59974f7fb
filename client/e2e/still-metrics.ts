import { buildMetrics, buildProblemFigures } from '../src/test/metrics.ts';
import { testId } from '../src/test/problems.ts';

export const metrics = buildMetrics();

export const problemFigures = [
  buildProblemFigures(),
  buildProblemFigures({
    ...{ id: testId(101), number: 13, title: 'Two Sum', tried: 80, solved: 20, attempts: 3.2 },
    hardestTest: { position: 2, isHidden: false, input: '4 9\n2 7 11 15', failed: 40, of: 100 },
  }),
  buildProblemFigures({
    ...{ id: testId(102), number: 22, title: 'Count the Islands', isDraft: true, tried: 0 },
    ...{ solved: 0, attempts: null, hints: null, hardestTest: null },
  }),
];

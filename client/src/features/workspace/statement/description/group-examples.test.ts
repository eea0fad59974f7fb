import { describe, expect, it } from 'vitest';
import { groupExamples } from './group-examples.ts';

const two = { input: '2', output: '2', explanation: '1+1 and 2.' };

describe('groupExamples', () => {
  it('says once what several languages share', () => {
    const groups = groupExamples({ JAVA: [two], JAVASCRIPT: two, PYTHON: two });
    expect(groups).toEqual([{ languages: ['JAVASCRIPT', 'PYTHON', 'JAVA'], examples: [two] }]);
  });

  it('keeps different examples apart', () => {
    const other = { ...two, explanation: 'In Java, mind the overflow.' };
    expect(groupExamples({ JAVASCRIPT: two, JAVA: other })).toHaveLength(2);
  });

  it('leaves out languages without an input', () => {
    expect(groupExamples({ JAVASCRIPT: { input: '', output: '2' }, PYTHON: [] })).toEqual([]);
  });
});

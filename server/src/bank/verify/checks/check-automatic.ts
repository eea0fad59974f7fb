import { isPassed } from '../../../judge/verdict.ts';
import type { Check } from '../verification.ts';

/** Programs that ignore the problem; tests that one of them passes prove nothing. */
export const checkAutomatic: Check = async ({ tests, judge }) => {
  const sampleAnswer = JSON.stringify(tests[0]?.output ?? '');
  const programs = {
    'the answer of the first sample': `import sys\nsys.stdout.write(${sampleAnswer})\n`,
    nothing: 'pass\n',
    'its input': 'import sys\nsys.stdout.write(sys.stdin.read())\n',
  };
  const faults: string[] = [];
  for (const [what, source] of Object.entries(programs)) {
    const { verdict } = await judge({ language: 'PYTHON', source });
    if (isPassed(verdict)) faults.push(`a program that prints ${what} is accepted`);
    else if (verdict !== 'Wrong Answer') faults.push(`a program that prints ${what}: ${verdict}`);
  }
  return faults;
};

import type { ProblemInput } from '@stepwise/contracts/problem-edit';

/** Programs that a scripted engine takes for ones that print their input. */
export const ECHOES = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };

/** What an author sends of a problem whose programs print their input. */
export const echoInput = {
  title: 'Print it back',
  description: 'Print the line that you read.',
  difficulty: 'EASY',
  tags: ['String'],
  constraints: '1 <= length <= 10',
  testCases: [{ input: 'a', output: 'a' }],
  codeSnippets: ECHOES,
  referenceSolution: ECHOES,
} satisfies ProblemInput;

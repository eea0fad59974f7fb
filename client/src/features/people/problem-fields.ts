/** Fields of a problem that are called otherwise where they are written. */
const NAMES: Readonly<Record<string, string>> = {
  description: 'statement',
  codeSnippets: 'starters',
  referenceSolution: 'reference solutions',
  testCases: 'tests',
  timeLimitMs: 'time limit',
  memoryLimitKb: 'memory limit',
  checker: 'how outputs are compared',
};

/** What people call a field of a problem. */
export function nameOfField(field: string): string {
  return NAMES[field] ?? field;
}

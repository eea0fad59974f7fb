import {
  newIssues,
  problemInputSchema,
  testCasesInput,
  TESTS_MAX,
  type problemUpdateSchema,
} from '@stepwise/contracts/problem-edit';
import type { z } from 'zod';
import { notFound } from '../../../http/app-error.ts';
import { tryInput, validationFailed } from '../../../http/input/parse-input.ts';
import type { Database } from '../../../lib/db/db.ts';

/**
 * Holds an update to the bounds of a new problem, but for what it leaves as it is: somebody who mends a
 * word of an imported problem should not have to write what its package does not have.
 * @throws VALIDATION_FAILED; NOT_FOUND
 */
export async function refuseNewFaults(
  db: Database,
  id: string,
  input: z.output<typeof problemUpdateSchema>,
): Promise<void> {
  if (problemInputSchema.safeParse(input).success) return;
  const stored = await db.problem.findUnique({
    where: { id, deletedAt: null },
    select: {
      ...{ constraints: true, codeSnippets: true, referenceSolution: true },
      ...{ timeLimitMs: true, memoryLimitKb: true },
      currentTestSet: {
        select: {
          tests: { orderBy: { position: 'asc' }, select: { input: true, output: true } },
        },
      },
    },
  });
  if (!stored) throw notFound('Problem');
  const { currentTestSet, ...fields } = stored;
  const testCases = currentTestSet?.tests ?? [];
  const schema = problemInputSchema.extend({
    testCases: testCasesInput(Math.max(TESTS_MAX, testCases.length)),
  });
  const { error } = tryInput(schema, input);
  const issues = newIssues(error?.issues ?? [], input, { ...fields, testCases });
  if (issues.length > 0) throw validationFailed(issues);
}

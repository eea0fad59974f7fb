import { customExecutionResponseSchema } from '../judging/execution.ts';
import {
  exploredListResponseSchema,
  exploredProblemResponseSchema,
  figuresResponseSchema,
  runSamplesSchema,
} from '../problems/explore.ts';
import { z } from 'zod';
import type { Operation } from './operation.ts';

/** Those of operations.ts that are for visitors. */
export const EXPLORE_OPERATIONS = {
  'GET /explore/figures': {
    access: 'public',
    scope: null,
    summary:
      'How many problems, topics and people this installation has; not there where PUBLIC_PROBLEMS is off',
    response: figuresResponseSchema,
  },
  'GET /explore/problems': {
    access: 'public',
    scope: null,
    summary: 'A few problems to begin with; none where PUBLIC_PROBLEMS is off',
    response: exploredListResponseSchema,
  },
  'GET /explore/problem/{id}': {
    access: 'public',
    scope: null,
    summary: 'A problem by id or slug, without hints, editorial, hidden tests and solutions',
    response: exploredProblemResponseSchema,
  },
  'GET /explore/picture/{id}/{hash}/{name}': {
    access: 'public',
    scope: null,
    summary: 'A picture of a problem’s statement',
    response: z.unknown(),
    download: ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'],
  },
  'POST /execution-code/samples': {
    access: 'public',
    scope: null,
    summary: 'Run a program on the first samples of a problem; nothing is stored',
    body: runSamplesSchema,
    response: customExecutionResponseSchema,
  },
} as const satisfies Record<string, Operation>;

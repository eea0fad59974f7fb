import type { OperationName } from '../../src/lib/api/operation.ts';

/** What no page asks, and who does. */
export const ASKED_BY_NO_PAGE: Readonly<Partial<Record<OperationName, string>>> = {
  'GET /token': 'a program asks what its token is for',
  'GET /calendar/{file}': 'calendar programs',
  'GET /rejudging/{id}': 'programs of administrators; the page reads the list',
  'GET /problems/get-picture/{id}/{hash}/{name}':
    'an image, which has its words where it is missing',
  'GET /explore/picture/{id}/{hash}/{name}': 'the same for visitors',
  'GET /people/{handle}/badges/{badge}': 'an image on pages elsewhere',
};

/** What a page asks where no journey can bring it, and the test that brings it there. */
export const TRIED_IN_UNITS: Readonly<Partial<Record<OperationName, string>>> = {
  // Where Google signs people in, pages load Google's own script, which no test does.
  'POST /auth/connect-google': 'src/features/auth/components/google-connection.test.tsx',
  'DELETE /auth/google-connection': 'src/features/auth/components/google-connection.test.tsx',
  'GET /auth/google-connection': 'src/features/auth/components/google-connection.test.tsx',
};

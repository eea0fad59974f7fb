/** Every address of the client, so that a link and its route cannot disagree. */
export const paths = {
  home: '/',
  problems: '/problems',
  problem: (id: string) => `/problem/${encodeURIComponent(id)}`,
  learn: '/learn',
  contest: '/contest',
  contact: '/contact',
  dashboard: '/dashboard',
  profile: '/profile',
  login: '/login',
  register: '/register',
  admin: '/admin',
  addProblem: '/add-problem',
  editProblem: (id: string) => `/add-problem?edit=${encodeURIComponent(id)}`,
} as const;

/** The same as patterns of the router, where an address has a parameter. */
export const patterns = { problem: '/problem/:id' } as const;

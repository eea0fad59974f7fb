/** Every path of the client, used by links and routes. */
export const paths = {
  home: '/',
  problems: '/problems',
  problem: (id: string) => `/problem/${encodeURIComponent(id)}`,
  submission: (problemId: string, id: string) =>
    `/problem/${encodeURIComponent(problemId)}/submissions/${encodeURIComponent(id)}`,
  review: '/review',
  /** To solve a problem again, from the starter. */
  reviewOf: (id: string) => `/problem/${encodeURIComponent(id)}?review=1`,
  learn: '/learn',
  contest: '/contest',
  contact: '/contact',
  dashboard: '/dashboard',
  playlist: (id: string) => `/dashboard?tab=playlists#${encodeURIComponent(id)}`,
  profile: '/profile',
  login: '/login',
  /** With the token of an invitation behind `#`, where there is one. */
  register: '/register',
  forgotPassword: '/forgot-password',
  /** With the token of the link behind `#`. */
  resetPassword: '/reset-password',
  admin: '/admin',
  users: '/admin/users',
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  registration: '/admin/registration',
  addProblem: '/add-problem',
  editProblem: (id: string) => `/add-problem?edit=${encodeURIComponent(id)}`,
} as const;

/** Router patterns of the paths with a parameter. */
export const patterns = {
  problem: '/problem/:id',
  submission: '/problem/:id/submissions/:submissionId',
  user: '/admin/users/:id',
} as const;

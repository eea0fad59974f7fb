import type { LegalName } from '@stepwise/contracts/site';

/** Every path of the client, used by links and routes. */
export const paths = {
  home: '/',
  problems: '/problems',
  problem: (id: string) => `/problem/${encodeURIComponent(id)}`,
  submission: (problemId: string, id: string) =>
    `/problem/${encodeURIComponent(problemId)}/submissions/${encodeURIComponent(id)}`,
  /** Problems for people who are not signed in. */
  explore: '/explore',
  explored: (id: string) => `/explore/${encodeURIComponent(id)}`,
  review: '/review',
  /** To solve a problem again, from the starter. */
  reviewOf: (id: string) => `/problem/${encodeURIComponent(id)}?review=1`,
  rehearsal: '/rehearsal',
  /** The token of the link stands behind it, after #. */
  sharedReport: '/rehearsal/shared',
  rehearsalReport: (id: string) => `/rehearsal/${encodeURIComponent(id)}`,
  learn: '/learn',
  /** The introduction of a learning path. */
  learningPath: (slug: string) => `/learn/${encodeURIComponent(slug)}`,
  contest: '/contest',
  contact: '/contact',
  /** Of the texts that those who run the site have written. */
  legal: (name: LegalName) => `/${name}`,
  dashboard: '/dashboard',
  recentSubmissions: '/dashboard?tab=submissions',
  playlist: (id: string) => `/dashboard?tab=playlists#${encodeURIComponent(id)}`,
  profile: '/profile',
  /** What a person shows to everybody. */
  person: (handle: string) => `/u/${encodeURIComponent(handle)}`,
  login: '/login',
  /** With the token of an invitation behind `#`, where there is one. */
  register: '/register',
  forgotPassword: '/forgot-password',
  /** With the token of the link behind `#`. */
  resetPassword: '/reset-password',
  /** With the token of the link behind `#`. */
  confirmEmail: '/confirm-email',
  admin: '/admin',
  users: '/admin/users',
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  registration: '/admin/registration',
  messages: '/admin/messages',
  announcements: '/admin/announcements',
  settings: '/admin/settings',
  audit: '/admin/audit',
  /** What one person did, by email or id; what was done to a person or a thing. */
  auditBy: (who: string) => `/admin/audit?by=${encodeURIComponent(who)}`,
  auditAbout: (what: string) => `/admin/audit?about=${encodeURIComponent(what)}`,
  metrics: '/admin/metrics',
  /** What a setter writes. */
  written: '/my-problems',
  addProblem: '/add-problem',
  editProblem: (id: string) => `/add-problem?edit=${encodeURIComponent(id)}`,
} as const;

/** Router patterns of the paths with a parameter. */
export const patterns = {
  problem: '/problem/:id',
  learningPath: '/learn/:slug',
  explored: '/explore/:id',
  submission: '/problem/:id/submissions/:submissionId',
  rehearsalReport: '/rehearsal/:id',
  user: '/admin/users/:id',
  person: '/u/:handle',
} as const;

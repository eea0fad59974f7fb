/** The figures, texts and claims of the landing page, as the product's owner wrote them. */
export const FLOATING_BADGES = ['Fast Enough', 'Database Ready', 'Easy to Use'];

export const INTEGRATIONS = ['LeetCode', 'HackerRank', 'Codeforces'];

/** Count up from zero; `step` is added every 50 ms. */
export const COUNTERS = [
  { label: 'Active Users', target: 200, step: 10, suffix: '+' },
  { label: 'Submissions', target: 1200, step: 25, suffix: '+' },
  { label: 'Networks', target: 150, step: 5, suffix: '' },
];

export const LEARNING_PATH = [
  { title: 'Fundamentals', problems: 150, difficulty: 'Beginner' },
  { title: 'Arrays & Strings', problems: 200, difficulty: 'Easy-Medium' },
  { title: 'Linked Lists & Trees', problems: 180, difficulty: 'Medium' },
  { title: 'Dynamic Programming', problems: 120, difficulty: 'Medium-Hard' },
  { title: 'Graph Algorithms', problems: 100, difficulty: 'Hard' },
  { title: 'System Design', problems: 50, difficulty: 'Expert' },
];

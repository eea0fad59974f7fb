const NAME = 'stepwise-public-problems';

/** As the server does in each page: whether visitors may read problems here. Holds for the rest of the file. */
export function sayPublicProblems(content: 'on' | 'off' | null): void {
  document.head.querySelector(`meta[name=${NAME}]`)?.remove();
  if (content === null) return;
  document.head.append(Object.assign(document.createElement('meta'), { name: NAME, content }));
}

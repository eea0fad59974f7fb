import type { ReactNode } from 'react';

/** What a new grammar may begin with. */
export const SMALL_INPUTS_EXAMPLE = `values: # drawn in this order: a rule may name what comes before it
  nums: { list: { int: [-1000, 1000] }, length: [1, 9] }
  k: { int: [1, nums.length] }
lines: # of the input
  - nums.length k
  - nums
`;

const RULES: readonly (readonly [rule: string, makes: string])[] = [
  ['{ int: [0, n-1] }', 'a number; small ones are tried first, the limits later'],
  ["{ word: 'ab', length: [1, 9] }", 'letters, the simplest written first'],
  ['{ list: …, length: n }', 'as many as n says, or as a range like [0, 9]'],
  ['order: rising', 'of a list of numbers; also not falling, or distinct: true'],
  ['{ row: [sum, …, …] }', 'parts side by side; a word stands for itself'],
  ['{ one of: […, …] }', 'one of several'],
  [
    '{ tree: { int: … }, length: [0, 7] }',
    'a binary tree, level by level; search: true for search trees',
  ],
  ['{ each: nums }', 'as a line: one for each element of a list'],
  ['filtered: the numbers differ', 'why the validator may refuse some inputs'],
];

/** The format in short, with an example to begin with. */
export function SmallInputsHelp({ children }: { children: ReactNode }) {
  return (
    <details className="rounded-box border border-line px-4 py-3 text-sm">
      <summary className="cursor-pointer font-medium">How it is written, with an example</summary>
      <div className="mt-3 flex flex-col gap-4">
        <p className="max-w-prose text-muted">
          Name the values of an input, each with the rule that makes it, and say which lines show
          them. Lengths up to about 9 are enough: the smallest failing input is looked for.
        </p>
        <pre className="overflow-x-auto rounded-field bg-base-200 p-3 font-mono">
          {SMALL_INPUTS_EXAMPLE}
        </pre>
        {children}
        <table className="w-full text-start">
          <thead className="sr-only">
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Makes</th>
            </tr>
          </thead>
          <tbody>
            {RULES.map(([rule, makes]) => (
              <tr key={rule} className="block border-t border-line py-1.5 sm:table-row">
                <th
                  scope="row"
                  className="block py-1 pe-4 text-start font-mono font-normal sm:table-cell"
                >
                  {rule}
                </th>
                <td className="block py-1 text-muted sm:table-cell">{makes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

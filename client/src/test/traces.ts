import type { Trace, TraceOp, TraceStep } from '@stepwise/contracts/trace';

export type Recorded = { readonly source: string; readonly trace: Trace };

/** Names in a list, a grid, a map and a chain of nodes. */
export const recordedLists = recorded(
  [
    'nums = [4, 8, 15, 16]',
    'left, right = 0, 3',
    'grid = [[1, 0], [0, 1]]',
    'seen = {"a": 1, "b": 2}',
    'head = Node(1, Node(2, Node(3)))',
    'print(nums[left] + nums[right])',
  ],
  [
    [1, []],
    [
      6,
      [
        ['o', 1, 'list', 'list', [4, 8, 15, 16], 4],
        ['v', 0, 'nums', [1]],
        ['v', 0, 'left', 0],
        ['v', 0, 'right', 3],
        ['o', 2, 'list', 'list', [[3], [4]], 2],
        ['o', 3, 'list', 'list', [1, 0], 2],
        ['o', 4, 'list', 'list', [0, 1], 2],
        ['v', 0, 'grid', [2]],
        object(5, 'map', 'dict', { a: 1, b: 2 }),
        ['v', 0, 'seen', [5]],
        object(6, 'object', 'Node', { value: 1, next: [7] }),
        object(7, 'object', 'Node', { value: 2, next: [8] }),
        object(8, 'object', 'Node', { value: 3, next: null }),
        ['v', 0, 'head', [6]],
      ],
    ],
  ],
);

/** A tree that has an only child, and calls that go down in it. */
export const recordedTree = recorded(
  [
    'def depth(node):',
    '    if node is None:',
    '        return 0',
    '    return 1 + max(depth(node.left), depth(node.right))',
    '',
    '',
    'print(depth(root))',
  ],
  [
    [1, []],
    [
      2,
      [
        object(1, 'object', 'TreeNode', { value: 5, left: [2], right: [3] }),
        object(2, 'object', 'TreeNode', { value: 3, left: null, right: [4] }),
        object(3, 'object', 'TreeNode', { value: 8, left: null, right: null }),
        object(4, 'object', 'TreeNode', { value: 4, left: null, right: null }),
        ['v', 0, 'root', [1]],
        ...call([1]),
      ],
    ],
    [2, call([2])],
    [2, call(null)],
    [2, [['r', 0], ...call([4])]],
  ],
);

function recorded(
  lines: readonly string[],
  steps: readonly (readonly [line: number, ops: TraceOp[]])[],
): Recorded {
  const end = { kind: 'exit', message: 'The program ended.', line: null } as const;
  const all = steps.map(([line, ops]): TraceStep => ({ line, ops }));
  return { source: `${lines.join('\n')}\n`, trace: { steps: all, ops: [], end } };
}

type Fields = Readonly<Record<string, number | [number] | null>>;

function object(id: number, kind: 'map' | 'object', type: string, fields: Fields): TraceOp {
  const pairs = Object.entries(fields);
  return ['o', id, kind, type, pairs, pairs.length];
}

function call(node: [number] | null): TraceOp[] {
  return [
    ['c', 'depth', 1, ['node']],
    ['v', 0, 'node', node],
  ];
}

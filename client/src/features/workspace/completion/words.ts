import type { LanguageKey } from '@stepwise/contracts/language';

export type LanguageWords = {
  readonly keywords: readonly string[];
  /** What is there without a dot before it. */
  readonly names: readonly string[];
  /** What comes after a dot, whatever is before it. */
  readonly members: readonly string[];
  /** What is typed, what it is, and what it becomes; in the editor's own notation of places. */
  readonly snippets: readonly (readonly [label: string, detail: string, text: string])[];
};

const list = (words: string) => words.split(' ');

const SCRIPT: LanguageWords = {
  keywords: list(
    'async await break case catch class const continue default delete do else export extends false finally for function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield',
  ),
  names: list(
    'Array Array.from Array.isArray BigInt Boolean Date Error Infinity JSON.parse JSON.stringify Map Math.abs Math.ceil Math.floor Math.max Math.min Math.pow Math.round Math.sqrt Math.trunc NaN Number Number.isInteger Number.MAX_SAFE_INTEGER Object.assign Object.entries Object.fromEntries Object.keys Object.values Promise RegExp Set String String.fromCharCode Symbol console.log isNaN parseFloat parseInt process.stdout.write require structuredClone',
  ),
  members: list(
    'add at charAt charCodeAt clear codePointAt concat delete endsWith entries every fill filter find findIndex findLast flat flatMap forEach get has includes indexOf join keys lastIndexOf length localeCompare map match matchAll padEnd padStart pop push reduce reduceRight repeat replace replaceAll reverse set shift size slice some sort splice split startsWith substring toFixed toLowerCase toSorted toString toUpperCase trim trimEnd trimStart unshift values',
  ),
  snippets: [
    ['for', 'loop over numbers', 'for (let ${1:i} = 0; $1 < ${2:n}; $1++) {\n\t$0\n}'],
    ['forof', 'loop over values', 'for (const ${1:value} of ${2:values}) {\n\t$0\n}'],
    ['while', 'loop while it holds', 'while (${1:condition}) {\n\t$0\n}'],
    ['function', 'function', 'function ${1:name}(${2}) {\n\t$0\n}'],
    ['if', 'branch', 'if (${1:condition}) {\n\t$0\n}'],
    ['sortnumbers', 'ascending numbers', '${1:values}.sort((a, b) => a - b)'],
    [
      'readlines',
      'all lines of the input',
      "const lines = require('fs').readFileSync(0, 'utf8').split('\\n');\n$0",
    ],
  ],
};

const TYPED: LanguageWords = {
  ...SCRIPT,
  keywords: [
    ...SCRIPT.keywords,
    ...list(
      'any as boolean enum interface keyof never number private public readonly string type unknown',
    ),
  ],
  names: [...SCRIPT.names, ...list('Partial Pick Readonly Record ReturnType')],
  snippets: [
    ...SCRIPT.snippets,
    ['interface', 'shape of an object', 'interface ${1:Name} {\n\t$0\n}'],
  ],
};

const PYTHON: LanguageWords = {
  keywords: list(
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield',
  ),
  names: list(
    'abs all any bin bisect bisect_left bisect_right bool chr collections Counter dataclass defaultdict deque dict divmod enumerate filter float frozenset functools heapq heapify heappop heappush input int isinstance iter itertools len list lru_cache map math max min next object ord permutations combinations pow print product range reduce repr reversed round set slice sorted str sum sys tuple type zip',
  ),
  members: list(
    'accumulate add append appendleft ceil clear comb copy count difference discard endswith extend extendleft find floor format gcd get heapify heappop heappush index inf insert intersection isalnum isalpha isdigit issubset items join keys lower lstrip most_common pop popitem popleft readline remove replace reverse rotate rstrip setdefault sort split splitlines sqrt startswith strip title union update upper values zfill',
  ),
  snippets: [
    ['for', 'loop over numbers', 'for ${1:i} in range(${2:n}):\n\t$0'],
    ['forin', 'loop over values', 'for ${1:value} in ${2:values}:\n\t$0'],
    ['forenum', 'loop with index', 'for ${1:i}, ${2:value} in enumerate(${3:values}):\n\t$0'],
    ['while', 'loop while it holds', 'while ${1:condition}:\n\t$0'],
    ['def', 'function', 'def ${1:name}(${2}):\n\t$0'],
    ['if', 'branch', 'if ${1:condition}:\n\t$0'],
    ['class', 'class', 'class ${1:Name}:\n\tdef __init__(self${2}):\n\t\t$0'],
    ['readints', 'numbers of a line', '${1:values} = list(map(int, input().split()))\n$0'],
    ['defaultdict', 'from collections', 'from collections import defaultdict\n$0'],
    ['cache', 'remember results', '@lru_cache(maxsize=None)\ndef ${1:solve}(${2}):\n\t$0'],
  ],
};

const JAVA: LanguageWords = {
  keywords: list(
    'abstract boolean break byte case catch char class continue default do double else enum extends final finally float for if implements import instanceof int interface long new null package private protected public record return short static super switch this throw throws true false try var void while',
  ),
  names: list(
    'ArrayDeque ArrayList Arrays Arrays.asList Arrays.fill Arrays.sort Arrays.stream BigInteger BufferedReader Character Character.isDigit Character.isLetter Collections Collections.reverse Collections.sort Comparator Comparator.comparing Deque Double HashMap HashSet InputStreamReader Integer Integer.MAX_VALUE Integer.MIN_VALUE Integer.compare Integer.parseInt Iterator LinkedHashMap LinkedList List List.of Long Long.MAX_VALUE Long.parseLong Map Map.Entry Map.of Math.abs Math.max Math.min Math.pow Math.sqrt Object Objects Optional PriorityQueue Queue Scanner Set Set.of Stack String String.join String.valueOf StringBuilder StringTokenizer System.in System.out.print System.out.println TreeMap TreeSet',
  ),
  members: list(
    'add addAll addFirst addLast append charAt clear collect compareTo computeIfAbsent contains containsKey containsValue entrySet equals filter forEach get getKey getOrDefault getValue hasNext hasNextInt hashCode indexOf insert isEmpty iterator keySet length map mapToInt max merge min next nextInt nextLine nextLong offer parallelStream peek peekFirst peekLast poll pollFirst pollLast pop push put putIfAbsent readLine remove removeFirst removeLast replace reverse set setCharAt size sort sorted split startsWith stream substring sum toArray toCharArray toList toLowerCase toString toUpperCase trim values',
  ),
  snippets: [
    ['for', 'loop over numbers', 'for (int ${1:i} = 0; $1 < ${2:n}; $1++) {\n\t$0\n}'],
    ['foreach', 'loop over values', 'for (${1:int} ${2:value} : ${3:values}) {\n\t$0\n}'],
    ['while', 'loop while it holds', 'while (${1:condition}) {\n\t$0\n}'],
    ['if', 'branch', 'if (${1:condition}) {\n\t$0\n}'],
    ['sout', 'print a line', 'System.out.println($0);'],
    ['method', 'method', 'static ${1:int} ${2:name}(${3}) {\n\t$0\n}'],
    ['map', 'hash map', 'Map<${1:Integer}, ${2:Integer}> ${3:map} = new HashMap<>();\n$0'],
    ['list', 'array list', 'List<${1:Integer}> ${2:list} = new ArrayList<>();\n$0'],
  ],
};

/** What people type in short programs; not all there is. */
export const WORDS: Record<LanguageKey, LanguageWords> = {
  ...{ JAVASCRIPT: SCRIPT, TYPESCRIPT: TYPED, PYTHON, JAVA },
};

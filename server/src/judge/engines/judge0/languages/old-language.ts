import type { LanguageKey } from '@stepwise/contracts/language';

type Old = {
  /** The first version that knows all of it. */
  readonly since: readonly [number, number];
  /** What a compiler or interpreter says that does not. */
  readonly says: RegExp;
  readonly lacks: string;
};

/** Judge0 1.13.1 comes with toolchains of 2019: what people write that those do not know. */
const OLD: Readonly<Record<LanguageKey, Old>> = {
  JAVASCRIPT: {
    since: [16, 9],
    says: /SyntaxError: (Unexpected token '?[.?(=]|Invalid regular expression flags)|Cannot find module 'node:|\.(at|replaceAll|findLast|hasOwn|any) is not a function|structuredClone is not defined/,
    lacks:
      "optional chaining (?.), ??, ??=, private methods, at(), replaceAll() and 'node:' modules",
  },
  TYPESCRIPT: {
    since: [4, 9],
    says: /error TS(1005|1011|1109|1110|1127|1128|1139|1196|1256|2304|2339|2550|2551|2574)\b/,
    lacks:
      '??=, satisfies, import type, #names, catch (e: unknown), labelled tuples, at() and replaceAll()',
  },
  PYTHON: {
    since: [3, 10],
    says: /SyntaxError: invalid syntax|TypeError: ('type' object is not subscriptable|unsupported operand type\(s\) for \||zip\(\) takes no keyword)|has no attribute '(removeprefix|removesuffix|lcm|bit_count|pairwise|cache)'|cannot import name '(cache|pairwise)'/,
    lacks:
      'match, types such as list[int] and int | None, removeprefix(), cache, pairwise and math.lcm',
  },
  JAVA: {
    since: [17, 0],
    says: /are a preview feature|class, interface, or enum expected|cannot find symbol[^]*(record|sealed|method toList\(\))|illegal start of type|'\)' expected/,
    lacks: 'records, text blocks, switch expressions, instanceof patterns and Stream.toList()',
  },
};

/** What to say beside an error that an old version may be the reason of; null where it is not. */
export function oldLanguageHint(
  language: LanguageKey,
  version: string,
  said: string,
): string | null {
  const { since, says, lacks } = OLD[language];
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  const isOld = major < since[0] || (major === since[0] && minor < since[1]);
  return isOld && says.test(said)
    ? `Programs run with ${version} here, which does not know ${lacks}.\n`
    : null;
}

import type { LanguageKey } from '@stepwise/contracts/language';
import { readCodeLines } from '../../formatting/code-lines.ts';
import { bracedLoops } from './braced-loops.ts';

/** A loop of a source, by its lines. */
export type Loop = {
  /** With `for`, `while` or `do`. */
  readonly head: number;
  /** Of its body; of a `do` the one with its condition. */
  readonly last: number;
  /** Steps on the line of the head in each turn. */
  readonly steps: number;
  /** Whether a turn ends with the condition, instead of beginning with the head. */
  readonly endsWithCondition: boolean;
};

/** The loops whose turns can be told by the lines that run. The outer one stands first. */
export function loopsIn(source: string, language: LanguageKey): Loop[] {
  if (language === 'PYTHON') return indentedLoops(source);
  const lines = readCodeLines(source, language === 'JAVA' ? 'JAVA' : 'JAVASCRIPT');
  return bracedLoops(lines.map(({ code }) => code));
}

function indentedLoops(source: string): Loop[] {
  const loops: Loop[] = [];
  let open: { head: number; indent: number; last: number }[] = [];
  const close = (from: number) => {
    const closed = open.filter(({ indent }) => indent >= from);
    open = open.filter(({ indent }) => indent < from);
    for (const { head, last } of closed) {
      loops.push({ head, last, steps: 1, endsWithCondition: false });
    }
  };
  let depth = 0;
  readCodeLines(source, 'PYTHON').forEach(({ code, startsIn }, index) => {
    if (code.trim() !== '' && startsIn === 'code' && depth === 0) {
      const indent = code.search(/\S/);
      close(indent);
      if (/^\s*(?:async\s+)?(?:for|while)\b/.test(code)) {
        open.push({ head: index + 1, indent, last: index + 1 });
      }
    }
    if (code.trim() !== '') for (const one of open) one.last = index + 1;
    depth = Math.max(0, depth + balanceOf(code));
  });
  close(0);
  return loops.sort((one, other) => one.head - other.head);
}

function balanceOf(code: string): number {
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0);
}

import { describe, expect, it } from 'vitest';
import { placeOf, splitAtLines } from './program-lines.ts';

const JAVAC = `Main.java:3: error: incompatible types: String cannot be converted to int
    int x = "s";
            ^
1 error`;
const JVM = `Exception in thread "main" java.lang.ArithmeticException: / by zero
\tat java.base/java.util.Objects.check(Objects.java:7)
\tat Main.half(Main.java:12)
\tat Main.main(Main.java:4)
`;
const PYTHON = `Traceback (most recent call last):
  File "/w/main.py", line 4, in <module>
    f()
  File "/w/main.py", line 3, in f
    return 1/0
ZeroDivisionError: division by zero on line 9
`;
const NODE = `/w/main.js:2
function f() { throw new Error("x"); }

Error: x
    at f (/w/main.js:2:22)
    at Module._compile (node:internal/modules/cjs/loader:1521:14)
`;
const TSC = `main.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.
main.ts:7:2 - error TS1005: ';' expected.`;

describe('the places of a program in a message', () => {
  const placesOf = (...given: Parameters<typeof splitAtLines>) =>
    splitAtLines(...given).flatMap(({ line, column, text }) =>
      line === null ? [] : [[text, line, column]],
    );

  it('are those that javac and the JVM name in Main.java', () => {
    expect(placesOf(JAVAC, 'JAVA')).toEqual([['Main.java:3', 3, null]]);
    const lines = placesOf(JVM, 'JAVA').map(([text]) => text);
    expect(lines).toEqual(['Main.java:12', 'Main.java:4']);
  });

  it("are Python's lines of main.py, not numbers in the error's own words", () => {
    expect(placesOf(PYTHON, 'PYTHON')).toEqual([
      ['line 4', 4, null],
      ['line 3', 3, null],
    ]);
  });

  it("are Node's lines of main.js, not those of its own modules", () => {
    expect(placesOf(NODE, 'JAVASCRIPT')).toEqual([
      ['main.js:2', 2, null],
      ['main.js:2:22', 2, 22],
    ]);
  });

  it('are what tsc says in either of its forms', () => {
    expect(placesOf(TSC, 'TYPESCRIPT')).toEqual([
      ['main.ts(3,5)', 3, 5],
      ['main.ts:7:2', 7, 2],
    ]);
  });

  it('are none of the JavaScript that a TypeScript program became', () => {
    expect(placesOf(NODE, 'TYPESCRIPT')).toEqual([]);
  });

  it('leave the message as it was', () => {
    const joined = splitAtLines(PYTHON, 'PYTHON').map(({ text }) => text);
    expect(joined.join('')).toBe(PYTHON);
  });
});

describe('the place a message is about', () => {
  it('is the first, and the innermost of a traceback', () => {
    expect(placeOf(NODE, 'JAVASCRIPT')).toEqual({ line: 2, column: 1 });
    expect(placeOf(JVM, 'JAVA')).toEqual({ line: 12, column: 1 });
    expect(placeOf(PYTHON, 'PYTHON')).toEqual({ line: 3, column: 1 });
    expect(placeOf('1 error', 'JAVA')).toBeNull();
  });
});

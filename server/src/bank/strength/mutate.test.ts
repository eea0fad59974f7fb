import { describe, expect, it } from 'vitest';
import { mutateJava } from './mutate-java.ts';
import { mutateJavaScript } from './mutate-javascript.ts';
import { mutatePython } from './mutate-python.ts';
import { mutateTypeScript } from './mutate-typescript.ts';
import type { Mutant } from './mutant.ts';

const shown = (mutants: readonly Mutant[]) => mutants.map(({ line, what }) => `${line}: ${what}`);

const JAVASCRIPT = `function count(list) {
  let n = 0;
  for (const one of list) {
    if (one < 10 && !one.gone) n += 1;
  }
  return Math.min(n, 5);
}
const limit = 3;
console.log(count([limit]));
`;

const JAVA = `import java.util.*;
class Main {
  static int count(List<Integer> list) {
    int n = 0;
    for (int one : list) {
      if (one < 10) n += 2;
    }
    return n;
  }
  public static void main(String[] args) {
    System.out.println(count(List.of(1)) + 1);
  }
}
`;

const PYTHON = `def count(numbers):
    n = 0
    for one in numbers:
        if one < 10:
            n += 1
    return n


def main():
    print(count([1]) + 1)


main()
`;

describe('mutants', () => {
  it('of JavaScript have one fault each, none of them outside the algorithm', () => {
    const mutants = mutateJavaScript({ language: 'JAVASCRIPT', source: JAVASCRIPT });
    expect(shown(mutants)).toEqual([
      '2: 0 became 1',
      '4: one < 10 && !one.gone became true',
      '4: one < 10 && !one.gone became false',
      '4: < became <=',
      '4: < became >',
      '4: 10 became 11',
      '4: 10 became 9',
      '4: && became ||',
      '4: !one.gone became one.gone',
      '4: += became -=',
      '4: 1 became 2',
      '4: 1 became 0',
      '5: the loop ends after one turn',
      '6: min became max',
      '6: 5 became 6',
      '6: 5 became 4',
    ]);
    expect(mutants[3]?.program.source).toBe(JAVASCRIPT.replace('one < 10', 'one <= 10'));
  });

  it('of TypeScript are those of JavaScript, and none of a type', () => {
    const source = JAVASCRIPT.replace('(list)', '(list: readonly (0 | Item)[]): number');
    const ofBoth = [
      mutateTypeScript({ language: 'TYPESCRIPT', source }),
      mutateJavaScript({ language: 'JAVASCRIPT', source: JAVASCRIPT }),
    ].map((mutants) => shown(mutants));
    expect(ofBoth[0]).toEqual(ofBoth[1]);
  });

  it('of Java leave type arguments and main alone', () => {
    expect(shown(mutateJava({ language: 'JAVA', source: JAVA }))).toEqual([
      '4: 0 became 1',
      '6: one < 10 became true',
      '6: one < 10 became false',
      '6: < became <=',
      '6: < became >',
      '6: 10 became 11',
      '6: 10 became 9',
      '6: += became -=',
      '6: 2 became 3',
      '6: 2 became 1',
      '7: the loop ends after one turn',
    ]);
  });

  it('of Python leave main alone', async () => {
    const mutants = await mutatePython({ language: 'PYTHON', source: PYTHON });
    expect(shown(mutants)).toEqual([
      '2: 0 became 1',
      '3: the loop ends after one turn',
      '4: the condition became True',
      '4: the condition became False',
      '4: Lt became LtE',
      '4: Lt became Gt',
      '4: 10 became 11',
      '4: 10 became 9',
      '5: Add became Sub',
      '5: 1 became 2',
      '5: 1 became 0',
    ]);
    expect(mutants[4]?.program.source).toContain('if one <= 10:');
  });
});

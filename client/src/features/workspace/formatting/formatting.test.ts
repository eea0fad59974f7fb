import { expect, test } from 'vitest';
import { FORMATTERS } from './formatters.ts';
import { reindentJava } from './reindent-java.ts';
import { trimLineEnds } from './trim-line-ends.ts';

test('JavaScript and TypeScript are laid out anew, in the tab size that was chosen', async () => {
  expect(await FORMATTERS.JAVASCRIPT.format('if(a){b( "x" )}', 4)).toBe(
    "if (a) {\n    b('x');\n}\n",
  );
  expect(await FORMATTERS.TYPESCRIPT.format('let a:number=1', 2)).toBe('let a: number = 1;\n');
});

test('what cannot be read is refused with its line', async () => {
  await expect(FORMATTERS.JAVASCRIPT.format('let a;\nlet = (', 2)).rejects.toThrow('line 2 ');
});

test('blanks at line ends go, save inside of strings', () => {
  const source = [
    'a = 1  \t',
    "b = '''two  ",
    "lines'''  ",
    'c = f"""three  ',
    '  of {a}  ',
    '"""',
    "d = 'it''s'  # ''' no string  ",
    String.raw`e = 'goes \ `.trimEnd(),
    "on  '  ",
    '',
    '  ',
  ].join('\n');
  expect(trimLineEnds(source, 'PYTHON')).toBe(
    [
      'a = 1',
      "b = '''two  ",
      "lines'''",
      'c = f"""three  ',
      '  of {a}  ',
      '"""',
      "d = 'it''s'  # ''' no string",
      String.raw`e = 'goes \ `.trimEnd(),
      "on  '",
      '',
    ].join('\n'),
  );
  expect(trimLineEnds('\n \n', 'PYTHON')).toBe('');
});

const java = `import java.util.*;

public class Main {
    /**
     * Braces in a comment: }}}
     */
    /*
  int old = 1;
     */
    @Deprecated
    static int pick(int n) {
        switch (n) {
            case 1:
                n++;
                break;
            default: {
                n--;
            }
        }
        if (n > 0)
            n = 3;
        else if (n < 0) {
            n = "}".length()
                + 1;
        }
        return n;
    }

    public static void main(String[] args) {
        run(() -> {
            System.out.println('{');
        });
        int[] a = {
            1,
            2
        };
        String text = """
  kept {
            as it is""";
    }
}
`;

test('Java is indented by its brackets, and what is indented well stays', () => {
  expect(reindentJava(java, 4)).toBe(java);
  const flat = java.replace(/^(?! {2}kept| {12}as it| {2}int old)[ ]+/gm, '');
  expect(reindentJava(flat, 4)).toBe(java);
  expect(reindentJava('class A\n {\nint a;', 4)).toBe('class A\n{\n    int a;\n');
  expect(reindentJava('class A {\n}}\n)', 2)).toBe('class A {\n}}\n)\n');
});

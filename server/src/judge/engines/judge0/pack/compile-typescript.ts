/**
 * Goes before a TypeScript program, on its first line: the compiled program prints itself and ends.
 * `eval` is the one name that a program cannot take for itself.
 */
const PRINT_YOURSELF = `(0, eval)("const fs = process.mainModule.require('fs'); fs.writeFileSync(1, fs.readFileSync(process.argv[1])); process.exit();");`;

/** Whether the first line of the program means something only where it is. */
export function dependsOnFirstLine(source: string): boolean {
  return source.startsWith('#!') || /@ts-(no)?check/.test(source);
}

export function printingItself(source: string): string {
  return PRINT_YOURSELF + source;
}

/** The compiled program without what we put into it; null when it is not there. */
export function programIn(printed: Buffer): string | null {
  const text = printed.toString();
  return text.includes(PRINT_YOURSELF) ? text.replace(PRINT_YOURSELF, '') : null;
}

/** What the compiler said, with the columns of the first line as the candidate counts them. */
export function inOwnColumns(output: string): string {
  return output.replaceAll(/^main\.ts\(1,(\d+)\)/gm, (_, column: string) => {
    return `main.ts(1,${Math.max(1, Number(column) - PRINT_YOURSELF.length)})`;
  });
}

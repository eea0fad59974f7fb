import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ slots: 1 });
  await engine.warmUp();
});
afterAll(() => engine.close());

/** Each tries to write to its input and to read its output, and says what kept it from that. */
const SOURCES: Partial<Record<LanguageKey, string>> = {
  JAVASCRIPT: `const fs = require('fs');
    const said = fs.readFileSync(0, 'utf8').trim();
    for (const wrong of [() => fs.writeSync(0, 'x'), () => fs.readSync(1, Buffer.alloc(1))])
      try { wrong(); console.log('open'); } catch (error) { console.log(error.code); }
    console.log(said);`,
  TYPESCRIPT: `import * as fs from 'fs';
    const said: string = fs.readFileSync(0, 'utf8').trim();
    for (const wrong of [() => fs.writeSync(0, 'x'), () => fs.readSync(1, Buffer.alloc(1))])
      try { wrong(); console.log('open'); } catch (error) { console.log((error as any).code); }
    console.log(said);`,
  PYTHON: `import sys
said = input()
for wrong in (lambda: sys.stdin.write('x')), (lambda: sys.stdout.read()):
    try: wrong(); print('open')
    except Exception: print('EBADF')
print(said)`,
  JAVA: `import java.io.*; public class Main { public static void main(String[] a) throws IOException {
    String said = new BufferedReader(new InputStreamReader(System.in)).readLine();
    try { new FileOutputStream(FileDescriptor.in).write(65); System.out.println("open"); }
    catch (IOException e) { System.out.println("EBADF"); }
    try { new FileInputStream(FileDescriptor.out).read(); System.out.println("open"); }
    catch (IOException e) { System.out.println("EBADF"); }
    System.out.println(said); } }`,
};
const INPUTS = ['one', 'the longest', 'two', 'three'];

it.each(Object.entries(SOURCES) as [LanguageKey, string][])(
  'an input is read and an output written, and nothing else: %s',
  async (language, source) => {
    await engine.settled();
    const job = { ...jobOf(language, source, INPUTS), isRight: () => true };
    const { results } = await finish(engine, job);
    const said = results.map(({ stdout }) => text(stdout));
    expect(said).toEqual(INPUTS.map((input) => `EBADF\nEBADF\n${input}\n`));
  },
);

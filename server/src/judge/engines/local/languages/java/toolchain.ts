import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Limits } from '../../../../engine.ts';
import { withoutTrace } from '../../../javac-trace.ts';
import { findEntryClass } from './entry-class.ts';
import { publicTypeName } from './public-type.ts';
import { warmJavaCompiler } from './warm-recipe.ts';
import type {
  Command,
  CompileRequest,
  CompilerEnd,
  Prepared,
  RunCompiler,
  SharedRecipe,
  Toolchain,
} from '../toolchain.ts';

export type JavaHome = {
  /** Paths of the launchers inside the box. */
  readonly java: string;
  readonly javac: string;
  readonly mounts: Toolchain['mounts'];
};

/** What the virtual machine takes beside the heap, measured at 35 to 40 MB, with room to spare. */
const RUNTIME_KB = 96 << 10;
const STACK_KB = 8 << 10;
/** A deep recursion costs five times its stack in memory; half a gigabyte leaves room for more. */
const LARGE_HEAP_MB = 512;
/** A program may ask for a thread of two gigabytes of stack, and never touch most of it. */
const LARGEST_STACK_KB = 2 << 20;

/**
 * As if the machine had so many. Else the machine's own threads, and those of parallel streams, are as many as it
 * has, and what a program takes, in time, memory and threads, depends on where it is judged.
 */
const PROCESSORS = '-XX:ActiveProcessorCount=2';

export const COMPILER_FLAGS = [
  ...['-J-Xms32m', '-J-Xmx384m', '-J-XX:+UseSerialGC', '-J-XX:-UsePerfData', `-J${PROCESSORS}`],
  // Short-lived: the second compiler would never pay for itself here, unlike in a solution.
  '-J-XX:TieredStopAtLevel=1',
  ...['-encoding', 'UTF-8', '-proc:none'],
];
/** Its last lines, as in WarmCompiler.java. A virtual machine that does not start has the same exit code. */
const ERROR_COUNT =
  /(?:^|\n)\d+ errors?\n(?:\d+ warnings?\n)?(?:only showing the first [^\n]*\n)*$/;
/** Counted as an error of the source, and told as one: its classes, or those of others, fill the disk. */
const UNWRITTEN = /^(?:\S+:\d+: )?error: error while writing /m;

export function endOfJavac(exitCode: number | null, said: string): CompilerEnd {
  if (exitCode !== 1) return 'unsure';
  if (!ERROR_COUNT.test(said)) return 'breakdown';
  return UNWRITTEN.test(said) ? 'unsure' : 'refusal';
}

const heapMbOf = (memoryKb: number): number => Math.max(16, (memoryKb - RUNTIME_KB) >> 10);

/** Of every thread, where the program does not say it. */
const threadStackMb = (memoryKb: number): number => (heapMbOf(memoryKb) >= LARGE_HEAP_MB ? 16 : 8);

/** How the virtual machine is told its limits. */
function javaFlags({ memoryKb }: Pick<Limits, 'memoryKb'>): string[] {
  const heapMb = heapMbOf(memoryKb);
  return [
    ...[`-Xms${Math.min(32, heapMb)}m`, `-Xmx${heapMb}m`],
    `-Xss${threadStackMb(memoryKb)}m`,
    `-XX:MaxDirectMemorySize=${heapMb}m`,
    ...['-XX:+UseSerialGC', '-XX:-UsePerfData', PROCESSORS],
    // Where the classes of the platform lie is no secret in a box: to move them takes 1.6 ms of a start of 38.
    ...['-XX:+IgnoreUnrecognizedVMOptions', '-XX:+UnlockDiagnosticVMOptions'],
    '-XX:ArchiveRelocationMode=0',
    // The machine's own messages must not be mistaken for the program's answer.
    ...['-XX:+DisplayVMOutputToStderr', '-XX:+SuppressFatalErrorMessage'],
    ...['-Xlog:disable', '-Xlog:all=warning:stderr'],
  ];
}

/** @param start where classes are and which one is started */
function runtimeCommand(java: string, start: readonly string[], limits: Limits): Command {
  // Said, or it is that of the machine where the box has one elsewhere.
  const flags = [...javaFlags(limits), '-Djava.io.tmpdir=/tmp'];
  const threadStacksKb = limits.processes * (threadStackMb(limits.memoryKb) << 10);
  return {
    argv: [java, ...flags, ...start],
    stackKb: STACK_KB,
    threadStacksKb: LARGEST_STACK_KB + threadStacksKb,
  };
}

function compilation({ javac }: JavaHome, path: string, bytes: Uint8Array): CompileRequest {
  const argv = [javac, ...COMPILER_FLAGS, '-cp', '', '-d', '/w/out', path];
  return { box: 'run', files: [{ path, bytes }], argv, endOf: endOfJavac };
}

/** Below /w, where the supervisor puts it. */
const RUNNER_FOLDER = '.runner';

function sharedJava(home: JavaHome): SharedRecipe {
  const file = 'SharedRunner.java';
  const bytes = readFileSync(join(import.meta.dirname, file));
  return {
    async files(compile) {
      const { ok, output, files } = await compile(compilation(home, file, bytes));
      if (!ok) throw new Error(`${file} does not compile: ${output}`);
      return files.map(({ path, bytes }) => ({ path: `${RUNNER_FOLDER}/${path}`, bytes }));
    },
    command: (limits) =>
      runtimeCommand(home.java, ['-cp', `/w/${RUNNER_FOLDER}`, 'SharedRunner'], limits),
  };
}

/** In bytes, of a file system. The compiler puts a class in a file of its name too, and `.class`. */
const LONGEST_FILE_NAME = 255;

async function prepare(home: JavaHome, source: string, compile: RunCompiler): Promise<Prepared> {
  // javac wants a public type in a file of its name.
  const name = publicTypeName(source) ?? 'Main';
  if (Buffer.byteLength(`${name}.class`) > LONGEST_FILE_NAME) {
    const said = 'error: the name of the public class is too long for that of a file\n';
    return { compile: { ok: false, output: said }, files: [], entry: name };
  }
  const request = compilation(home, `${name}.java`, Buffer.from(source));
  const { ok, output, files } = await compile(request);
  const entry = findEntryClass(files.map((file) => file.bytes)) ?? 'Main';
  return { compile: { ok, output: withoutTrace(output) }, files, entry };
}

export function java(home: JavaHome): Toolchain {
  return {
    language: 'JAVA',
    mounts: home.mounts,
    version: {
      argv: [home.java, '--version'],
      read: (text) => {
        const version = /^\S+ (\d[\w.+-]*)/.exec(text)?.[1];
        return version ? `OpenJDK ${version}` : null;
      },
    },
    hello: `public class Main { public static void main(String[] args) throws Exception {
      System.out.println("Hello, " + new java.util.Scanner(System.in).nextLine()); } }`,
    warm: warmJavaCompiler(home.java),
    shared: sharedJava(home),
    prepare: (source, compile) => prepare(home, source, compile),
    command: (entry, limits) => runtimeCommand(home.java, ['-cp', '/w', entry], limits),
  };
}

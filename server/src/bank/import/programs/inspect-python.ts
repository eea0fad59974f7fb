import { z } from 'zod';
import type { JudgeEngine } from '../../../judge/engine.ts';

const LIMITS = {
  cpuMs: 10_000,
  wallMs: 21_000,
  memoryKb: 512 * 1024,
  outputBytes: 64 * 1024,
  processes: 64,
} as const;

const answerSchema = z.object({ fault: z.string().nullable() });

// Runs in the sandbox: the very interpreter that would run the program says what is in its way.
const INSPECTOR = `import ast, importlib.util, json, sys

OLD_NAMES = {'raw_input', 'xrange', 'unichr', 'basestring'}

def fault(source):
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        return 'is no Python 3: %s' % error
    made = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Name) and node.id in OLD_NAMES - made and b'NameError' not in source:
            return 'is Python 2: uses %s' % node.id
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module]
        for name in names:
            top = name.split('.')[0]
            if top not in sys.builtin_module_names and importlib.util.find_spec(top) is None:
                return 'needs the module %s' % top
    return None

print(json.dumps({'fault': fault(sys.stdin.buffer.read())}))
`;

/**
 * Why Python sources cannot run here through no fault of theirs: they are Python 2, or need modules
 * that are not installed.
 * @returns one reason per source, null where there is none
 * @throws what JudgeEngine.run throws
 */
export async function inspectPython(
  engine: JudgeEngine,
  sources: readonly string[],
  signal: AbortSignal,
): Promise<(string | null)[]> {
  const faults = sources.map((): string | null => null);
  if (sources.length === 0) return faults;
  const job = {
    program: { language: 'PYTHON' as const, source: INSPECTOR },
    inputs: sources.map((source) => Buffer.from(source)),
    limits: LIMITS,
    owner: 'import',
  };
  for await (const event of engine.run(job, signal)) {
    if (event.kind !== 'result') continue;
    const { index, stdout } = event.result;
    const answer = answerSchema.safeParse(parsed(Buffer.from(stdout).toString()));
    faults[index] = answer.success ? answer.data.fault : null;
  }
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

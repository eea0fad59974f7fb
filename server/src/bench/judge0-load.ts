import type { LanguageKey } from '@stepwise/contracts/language';
import { createJudge0Engine } from '../judge/engines/judge0/create-judge0-engine.ts';
import { startDouble } from '../judge/engines/judge0/double/start-double.ts';
import { DEFAULT_TOKEN_HEADER, languageIds } from '../judge/engines/judge0/settings.ts';
import { createLocalEngine } from '../judge/engines/local/create-local-engine.ts';
import { BARE, TINY } from './programs.ts';
import { timeEngine } from './time-job.ts';

/** Tells what a server like Judge0, here the tests' own, has to do for one job, packed and not. */
export async function countJudge0(
  languages: readonly LanguageKey[],
  print: (line: string) => void,
): Promise<void> {
  const sandbox = await createLocalEngine();
  await sandbox.proven();
  const server = await startDouble(sandbox);
  try {
    print(
      `${TINY.inputs.length} tests of one program, against the test double; the harness of Java is compiled besides`,
    );
    for (const language of languages) {
      for (const isPacked of [true, false]) print(await count(language, isPacked));
    }
  } finally {
    await server.close();
    await sandbox.close();
  }

  async function count(language: LanguageKey, isPacked: boolean): Promise<string> {
    const { executedIn } = server.double.workers;
    executedIn.clear();
    const engine = await createJudge0Engine({
      settings: {
        ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
        ...{ languageIds: languageIds(), isPacked },
      },
    });
    try {
      const { all } = await timeEngine(engine, language, TINY);
      const submissions = [...executedIn.values()].reduce((sum, number) => sum + number, 0);
      // Every submission in a language that is compiled compiles the program once.
      const isCompiled = BARE[language].compile !== null;
      const compilations = isCompiled ? (executedIn.get(language) ?? 0) : 0;
      const how = isPacked ? 'packed' : 'unpacked';
      return (
        `${language.padEnd(11)}${how.padEnd(9)} submissions ${String(submissions).padStart(2)}` +
        `  compilations ${String(compilations).padStart(2)}  ${all.toFixed(0).padStart(6)} ms`
      );
    } finally {
      await engine.close();
    }
  }
}

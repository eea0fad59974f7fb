import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../create-engine.ts';
import type { Job, JudgeEngine } from '../engine.ts';
import { judge } from '../judge.ts';
import { compileCpp } from './compile-cpp.ts';
import { cppChecker } from './cpp-checker.ts';

/** A crowded machine takes its time to compile. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

/** As packages have it: a header, two sources, flags, a message for the judges. */
const ANY_ORDER = {
  'checker.cpp': `#include "lib/validate.h"
#include <algorithm>
#include <iostream>
int main(int argc, char **argv) {
  std::vector<std::string> words = read_words(argv[1]), given;
  for (std::string word; std::cin >> word;) given.push_back(word);
  std::sort(words.begin(), words.end());
  std::sort(given.begin(), given.end());
  std::ofstream(std::string(argv[3]) + "judgemessage.txt") << "looked at " << given.size();
  if (argc > 4 && std::string(argv[4]) == "crash") std::abort();
  if (argc > 5 && std::string(argv[4]) == "exit") return std::stoi(argv[5]);
  return given == words ? 42 : 43;
}
`,
  'lib/validate.h': `#include <fstream>
#include <string>
#include <vector>
std::vector<std::string> read_words(const char *path);
`,
  'lib/words.cc': `#include "lib/validate.h"
std::vector<std::string> read_words(const char *path) {
  std::ifstream file(path);
  std::vector<std::string> words;
  for (std::string word; file >> word;) words.push_back(word);
  return words;
}
`,
};

type Options = { readonly files?: Record<string, string>; readonly args?: string[] };

async function verdictOf(
  engine: JudgeEngine,
  source: string,
  { files = ANY_ORDER, args = [] }: Options = {},
) {
  const { signal } = new AbortController();
  const test = { stdin: Buffer.from('b a c\n'), expected: Buffer.from('3\n') };
  const { verdict, tests } = await judge(
    engine,
    {
      program: { language: 'PYTHON', source },
      tests: [{ ...test, checker: cppChecker({ files, args }) }],
      limits: { timeMs: 2000, memoryKb: 131_072 },
      owner: 'ada',
    },
    signal,
  );
  return [verdict, tests[0]?.checkerFault ?? null];
}

describe.each(['bubblewrap', 'landlock'] as const)('a checker in C++, in %s', (isolation) => {
  let engine: JudgeEngine;

  beforeAll(async () => {
    engine = await createEngine('local', {
      local: { isolations: [isolation], languages: ['PYTHON'] },
    });
  });

  afterAll(async () => {
    await engine.close();
  });

  const canRun = (): boolean => engine.status().state !== 'unavailable';

  it('decides, is compiled once, and blames nobody where it breaks down', async (context) => {
    if (!existsSync('/usr/bin/g++')) context.skip('there is no g++');
    if (!canRun()) context.skip(`there is no ${isolation} here`);
    const runs = vi.spyOn(engine, 'run');
    expect(await verdictOf(engine, 'print(input())')).toEqual(['Accepted', null]);
    expect(await verdictOf(engine, 'print(*sorted(input().split()))')).toEqual(['Accepted', null]);
    expect(await verdictOf(engine, 'print("a b")')).toEqual(['Wrong Answer', null]);
    expect(await verdictOf(engine, 'import os; os.write(1, bytes(range(256)))')).toEqual([
      'Wrong Answer',
      null,
    ]);
    expect(await verdictOf(engine, 'print(1)', { args: ['exit', '42'] })).toEqual([
      'Accepted',
      null,
    ]);
    expect(await verdictOf(engine, 'print(1)', { args: ['exit', '7'] })).toEqual([
      'Internal Error',
      'it exited with 7, neither 42 (right) nor 43 (wrong): looked at 1',
    ]);
    expect(await verdictOf(engine, 'print(1)', { args: ['crash'] })).toEqual([
      'Internal Error',
      'it crashed (SIGABRT)',
    ]);
    const owners = runs.mock.calls.map(([job]) => job.owner);
    expect(owners.filter((owner) => owner === 'checkers')).toHaveLength(1);
  });

  it('says why there is no program', async (context) => {
    if (!existsSync('/usr/bin/g++')) context.skip('there is no g++');
    if (!canRun()) context.skip(`there is no ${isolation} here`);
    const files = { 'a.cpp': 'int main() { return missing; }\n' };
    const [verdict, fault] = await verdictOf(engine, 'print(1)', { files });
    expect(verdict).toBe('Internal Error');
    expect(fault).toMatch(/^it does not compile: a\.cpp: In function/);
  });

  it('says so where there is no compiler', async (context) => {
    if (!canRun()) context.skip(`there is no ${isolation} here`);
    const bare: JudgeEngine = {
      name: 'bare',
      status: () => engine.status(),
      close: () => engine.close(),
      run: (job: Job, signal) => {
        const source = `import os\nos.environ['PATH'] = '/nowhere'\n${job.program.source}`;
        return engine.run({ ...job, program: { ...job.program, source } }, signal);
      },
    };
    const files = { 'a.cpp': 'int main() { return 42; }\n' };
    expect(await compileCpp(bare, { files }, new AbortController().signal)).toEqual({
      binary: null,
      reason: expect.stringMatching(
        /^it is written in C\+\+, and there is no g\+\+ where programs run/,
      ) as unknown,
    });
  });
});

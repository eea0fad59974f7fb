import { parseChecker } from '../../../judge/answer/compare-output.mjs';
import { checkerSource } from '../../../judge/cpp-checker/checker-source.ts';
import { CHECKER_EXIT, checkerJob, isCustomChecker } from '../../../judge/answer/custom-checker.ts';
import type { CheckerInput } from '../../../judge/answer/custom-checker.ts';
import { readFolder } from '../../archive/folder-tree.ts';
import type { FileTree } from '../../archive/file-tree.ts';
import type { Check, Verification } from '../verification.ts';

/** Outputs in a package get the verdicts that their folders promise. */
export const checkOutputs: Check = async (verification) => {
  const { problem } = verification;
  const tree = await readFolder(problem.directory, problem.slug);
  return [
    ...(await faultsIn(verification, tree, 'valid_output', true)),
    ...(await faultsIn(verification, tree, 'invalid_output', false)),
  ];
};

async function faultsIn(
  verification: Verification,
  tree: FileTree,
  folder: string,
  isRight: boolean,
): Promise<string[]> {
  const complete: (CheckerInput & { readonly name: string })[] = [];
  const faults: string[] = [];
  for (const path of tree.files.keys()) {
    const name = new RegExp(`^data/(${folder}/.*)\\.out$`).exec(path)?.[1];
    if (name === undefined) continue;
    const [stdin, expected, stdout] = ['in', 'ans', 'out'].map((end) =>
      tree.files.get(`data/${name}.${end}`),
    );
    if (stdin && expected && stdout) complete.push({ name, stdin, expected, stdout });
    else faults.push(`${name}: needs .in, .ans and .out`);
  }
  const verdicts = await judged(verification, complete);
  for (const [index, { name }] of complete.entries()) {
    const verdict = verdicts[index] ?? null;
    if (verdict === null) faults.push(`${name}: the checker breaks down`);
    else if (verdict !== isRight) faults.push(`${name}: ${isRight ? 'is not taken' : 'is taken'}`);
  }
  return faults;
}

/** Whether each output is right; null where the checker says neither. */
async function judged(
  { problem, engine, signal }: Verification,
  outputs: readonly CheckerInput[],
): Promise<(boolean | null)[]> {
  if (!isCustomChecker(problem.checker)) {
    const compare = parseChecker(problem.checker);
    return outputs.map(({ stdout, expected }) => compare(stdout, expected));
  }
  const verdicts = outputs.map((): boolean | null => null);
  if (outputs.length === 0) return verdicts;
  const { source } = await checkerSource(engine, problem.checker, signal);
  if (source === null) return verdicts;
  for await (const event of engine.run(checkerJob(source, outputs, 'verify-problems'), signal)) {
    if (event.kind !== 'result') continue;
    const { index, exitCode } = event.result;
    if (exitCode === CHECKER_EXIT.right) verdicts[index] = true;
    else if (exitCode === CHECKER_EXIT.wrong) verdicts[index] = false;
  }
  return verdicts;
}

import { QuietLock } from '../../../../quiet-lock.ts';
import { BoxPool } from '../../box/box-pool.ts';
import { findToolchains } from '../../languages/find-toolchains.ts';
import type { Toolchain, WarmRecipe } from '../../languages/toolchain.ts';
import { WarmCompiler } from '../../warm/warm-compiler.ts';
import { recipeOf } from './recipe.ts';

export type Compilers = {
  readonly pool: BoxPool;
  readonly quiet: QuietLock;
  readonly toolchainOf: (language: string) => Toolchain;
  /** A warm compiler that is not started yet, with what differs from its usual recipe. */
  readonly keep: (language: string, change?: Partial<WarmRecipe>, idleMs?: number) => WarmCompiler;
  /** Ends the warm ones. */
  readonly cool: () => void;
  readonly close: () => Promise<void>;
};

/** The compilers of this machine, with boxes for them. */
export async function openCompilers(): Promise<Compilers> {
  const quiet = new QuietLock();
  const found = await findToolchains(process.execPath, () => Promise.resolve(true));
  const plain = recipeOf('bubblewrap');
  const run = { ...plain, shape: { ...plain.shape, mounts: found.mounts } };
  const recipes = { run, typescript: { ...run, data: found.typescriptData } };
  const pool = new BoxPool({ recipes, log: () => undefined });
  const toolchains = found.toolchains.filter((toolchain) => 'prepare' in toolchain);
  const warm: WarmCompiler[] = [];

  const toolchainOf: Compilers['toolchainOf'] = (language) => {
    const toolchain = toolchains.find((one) => one.language === language);
    if (!toolchain) throw new Error(`${language} is missing`);
    return toolchain;
  };
  const keep: Compilers['keep'] = (language, change = {}, idleMs = 60_000) => {
    const { warm: recipe } = toolchainOf(language);
    if (!recipe) throw new Error(`${language} has no warm compiler`);
    const compiler = new WarmCompiler({ pool, quiet, recipe: { ...recipe, ...change }, idleMs });
    warm.push(compiler);
    return compiler;
  };
  const cool = (): void => {
    for (const compiler of warm.splice(0)) compiler.close();
  };
  return { pool, quiet, toolchainOf, keep, cool, close: () => pool.close() };
}

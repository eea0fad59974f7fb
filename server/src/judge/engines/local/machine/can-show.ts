import { BoxPool } from '../box/box-pool.ts';
import type { BoxRecipe } from '../box/box-pool.ts';
import type { CanShow } from '../languages/find-toolchains.ts';

/** Tries it: a box that shows nothing else comes up with this mount, or does not. */
export function canShowIn(plain: BoxRecipe): CanShow {
  return async (mount) => {
    const recipe = { ...plain, shape: { ...plain.shape, mounts: [mount] }, ready: 0 };
    const recipes = { run: recipe, typescript: recipe };
    const pool = new BoxPool({ recipes, log: () => undefined });
    try {
      await pool.take('run');
      return true;
    } catch {
      return false;
    } finally {
      await pool.close();
    }
  };
}

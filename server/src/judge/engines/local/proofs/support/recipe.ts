import type { BoxRecipe } from '../../box/box-pool.ts';
import { createIsolation, plainRecipe } from '../../create-local-engine.ts';
import type { LocalEngineOptions } from '../../create-local-engine.ts';
import type { IsolationName } from '../../machine/isolation/isolation.ts';

const architecture = process.arch === 'x64' ? 'x64' : 'arm64';

/** A box that shows nothing beside the system's programs. @param ready how many are kept */
export function recipeOf(
  name: IsolationName,
  ready = 0,
  options: LocalEngineOptions = {},
): BoxRecipe {
  return plainRecipe(createIsolation(name, architecture, options), architecture, ready);
}

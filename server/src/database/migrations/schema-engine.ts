import {
  bindMigrationAwareSqlAdapterFactory,
  type ErrorRegistry,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { EngineAdapterFactory } from './engine-adapter.ts';

export type {
  MigrationList,
  SchemaContainer,
  SchemaEngine,
} from '@prisma/schema-engine-wasm/schema_engine_bg';

/** The part of WebAssembly that is used: its types come with "dom" alone. */
declare const WebAssembly: {
  instantiate: (
    bytes: Uint8Array,
    imports: Record<string, unknown>,
  ) => Promise<{ instance: { exports: { __wbindgen_start: () => void } } }>;
};

/** The engine looks at every table and enum. */
export const noFilters = { externalTables: [], externalEnums: [] };

const panic = { message: null as string | null };
let loaded: Promise<void> | null = null;

/**
 * Runs `work` with Prisma's schema engine, connected to `url`, and closes every connection after it.
 *
 * Throws errors whose message is the engine's own, for a person. The engine leaves a timer of 10 s
 * behind: a command ends with process.exit.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  // Once per process: the package's own code holds a single instance and mixes up two.
  await (loaded ??= load());
  const factory = new EngineAdapterFactory(url);
  const bound = bindMigrationAwareSqlAdapterFactory(factory);
  panic.message = null;
  try {
    const engine = await glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, bound);
    const result = await work(engine);
    engine.free();
    return result;
  } catch (error) {
    throw describeEngineError(error, panic.message, bound.errorRegistry);
  } finally {
    await factory.closeAll();
  }
}

/** The engine's error as a message. */
export class SchemaEngineError extends Error {
  override readonly name = 'SchemaEngineError';
}

/** Makes an error of ours from one of the engine's, whose message is followed by a trace of its Rust code. */
function describeEngineError(
  error: unknown,
  panicked: string | null,
  adapterErrors: ErrorRegistry,
): unknown {
  if (!(error instanceof Error)) return error;
  if (panicked !== null) {
    return new SchemaEngineError(`The schema engine crashed: ${panicked}`, { cause: error });
  }
  // An error of `work` itself.
  if (error.name !== 'SchemaConnectorError' && error.constructor !== Error) return error;
  const [said = ''] = error.message.split(/\n\s+0: /);
  // The engine knows an error of the adapter, such as a lost connection, by its number alone.
  const number = /External error id#(\d+)/.exec(said)?.[1];
  const cause =
    number === undefined ? undefined : adapterErrors.consumeError(Number(number))?.error;
  if (cause instanceof Error) return new SchemaEngineError(cause.message, { cause });
  const message = said
    .replace('external connector error\n', '')
    .replace('Error querying the database: ', '');
  return new SchemaEngineError(message.trim(), { cause: error });
}

async function load(): Promise<void> {
  // Without it a panic of the engine shows as a TypeError about `set_message`.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => {
        panic.message = message;
      },
    },
  });
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = await readFile(new URL('schema_engine_bg.wasm', `file://${entry}`));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

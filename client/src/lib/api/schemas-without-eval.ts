declare global {
  /** Zod keeps its settings here. To import its `config` would put 4 kB on every page. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Before any schema is made: to find out whether it may compile them, zod tries to evaluate code, which
// the content security policy forbids and the browser reports.
globalThis.__zod_globalConfig = { jitless: true };

export {};

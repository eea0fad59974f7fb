declare global {
  /** Zod's settings. Importing its `config` would add 4 kB to every page. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Before any schema is made: to find out whether it may compile them, zod tries to evaluate code, which
// the content security policy forbids and the browser reports.
globalThis.__zod_globalConfig = { jitless: true };

export {};

import { config } from 'zod/v4/core';

// Before any schema is made: to find out whether it may compile them, zod tries to evaluate code, which
// the content security policy forbids and the browser reports.
config({ jitless: true });

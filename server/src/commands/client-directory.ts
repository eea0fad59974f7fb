import { resolve } from 'node:path';

/** Where `npm run setup` leaves the built client. */
export const CLIENT_DIRECTORY = resolve(import.meta.dirname, '../../../client/dist');

import { floorsOf } from './floors.mjs';

/** What browsers and the server share lies at the bottom; clients and server know each other by the API alone. */
export const WORKSPACES = floorsOf('workspaces', '', [
  ['schema'],
  ['ui', 'embedded-mongodb'],
  ['server', 'web', 'admin'],
]);

import { layersOf } from './layers.mjs';

const LAYERS = [['schema'], ['ui', 'embedded-mongodb'], ['server', 'web', 'admin']];

/** Workspaces of one layer do not import each other: clients and server only share the API. */
const apart = (names) => ({
  name: `${names.join('-')}-apart`,
  comment: 'Move what both need into a workspace below, or ask the API.',
  severity: 'error',
  from: { path: `^(${names.join('|')})/` },
  to: { path: `^(${names.join('|')})/`, pathNot: '^$1/' },
});

export const WORKSPACES = [...layersOf('workspaces', '', LAYERS), ...LAYERS.slice(1).map(apart)];

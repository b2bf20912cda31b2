import { featuresOf } from './features.mjs';
import { layersOf, noCyclesOfFolders } from './layers.mjs';

/** From the lowest up, as described in docs/architecture.md. */
const LAYERS = [['app', 'components', 'labels', 'urls'], ['features'], ['layout', 'routes.tsx'], ['main.tsx']];

export const ADMIN = [
  ...layersOf('the back office', 'admin/src/', LAYERS),
  ...featuresOf('admin'),
  noCyclesOfFolders('the back office', 'admin/src/'),
];

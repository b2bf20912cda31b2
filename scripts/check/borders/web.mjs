import { featuresOf } from './features.mjs';
import { layersOf, noCyclesOfFolders } from './layers.mjs';

/** From the lowest up, as described in docs/architecture.md. */
const LAYERS = [
  ['browser', 'elements', 'postcode-frame.tsx', 'ready-numbers.worker.ts'],
  ['app', 'components', 'server'],
  ['features'],
  ['layout', 'lazy-routes.ts', 'routes.tsx'],
  ['after-hydration.tsx', 'after-paint.ts', 'entry-client.tsx', 'entry-server.tsx'],
];

export const WEB = [
  ...layersOf('the storefront', 'web/src/', LAYERS),
  ...featuresOf('web'),
  noCyclesOfFolders('the storefront', 'web/src/'),
];

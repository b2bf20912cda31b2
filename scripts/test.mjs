// `npm test`, `npm run test:all` and `npm run check`: installs what is missing, then hands over to the TypeScript part.
import { installPackages } from './setup/install.mjs';

installPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./test/main.ts');

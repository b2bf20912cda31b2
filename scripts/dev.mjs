// `npm run dev`: installs what is missing, then hands over to the TypeScript part.
import { installPackages } from './setup/install.mjs';

installPackages();
const { runProgram } = await import('./setup/run-program.mjs');
await runProgram('dev');

// `node scripts/run.mjs NAME [ARGUMENT…]`: runs `scripts/NAME/main.ts` with these arguments.
import { runProgram } from './setup/run-program.mjs';

const [name] = process.argv.splice(2, 1);
await runProgram(name);

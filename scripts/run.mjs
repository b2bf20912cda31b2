// `node scripts/run.mjs PROGRAM [ARGUMENT…]`: every script of package.json. Checks Node, installs the packages where they are
// missing, then runs PROGRAM, which is one of
//   NAME     `scripts/NAME/main.ts`, as it is bundled or from the sources;
//   FILE.ts  a file of this repository, its path from the top;
//   NAME     a program that a package brings, such as vitest.
import { requireNode } from './setup/require-node.mjs';

requireNode();
// Imported late: a Node version that is too old may not even be able to parse it.
const { run } = await import('./setup/run-program.mjs');
const [program] = process.argv.splice(2, 1);
await run(program);

import { ROOT } from '../setup/paths.ts';
import { runChild } from '../setup/run-child.mjs';

/** What the registry knows of the packages of the shop: weaknesses, then who has signed what is installed. */
const AUDITS = ['npm audit --omit=dev --audit-level=high', 'npm audit signatures'];

for (const file of AUDITS) {
  // One line for a shell: on Windows npm is a batch file, which nothing else runs.
  process.exitCode = await runChild({ file, args: [], shell: true }, { cwd: ROOT });
  if (process.exitCode !== 0) break;
}

import { ROOT } from '../setup/paths.ts';
import { runChild } from '../setup/run-child.mjs';

/** Checks against the registry: known vulnerabilities, then signatures of the installed packages. */
const AUDITS = ['npm audit --omit=dev --audit-level=high', 'npm audit signatures'];

for (const file of AUDITS) {
  // Runs through a shell, since npm is a batch file on Windows.
  process.exitCode = await runChild({ file, args: [], shell: true }, { cwd: ROOT });
  if (process.exitCode !== 0) break;
}

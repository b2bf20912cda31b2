import 'reflect-metadata';
import { withDatabase } from '../start/command.ts';
import { readStartSettings } from '../start/settings.ts';
import { findDifferences, NOT_CONFIGURED } from './find-differences.ts';
import { readOptions } from './options.ts';
import { formatReport } from './report.ts';

try {
  const options = readOptions(process.argv.slice(2), new Date());
  const settings = readStartSettings();
  const differences = await withDatabase((uri) => findDifferences(uri, settings, options), settings);
  // Printed to standard error: standard output only has the differences, which a program may read.
  if (!differences) console.error(NOT_CONFIGURED);
  else console.log(options.json ? JSON.stringify(differences, null, 2) : formatReport(differences, options.since));
  process.exitCode = differences && differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

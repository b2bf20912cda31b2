import 'reflect-metadata';
import type { Difference } from '@eunbit/server/modules/finance/differences';
import { openDatabase } from '../start/database.ts';
import { readStartSettings } from '../start/settings.ts';
import { findDifferences, NOT_CONFIGURED } from './find-differences.ts';
import { type Options, readOptions, USAGE, UsageError } from './options.ts';
import { formatReport } from './report.ts';

async function compare(options: Options): Promise<Difference[] | null> {
  const settings = readStartSettings();
  const database = await openDatabase(settings);
  try {
    return await findDifferences(database.uri, settings, options);
  } finally {
    await database.stop();
  }
}

try {
  const options = readOptions(process.argv.slice(2), new Date());
  const differences = await compare(options);
  // Standard output has the differences, which a program may read.
  if (!differences) console.error(NOT_CONFIGURED);
  else console.log(options.json ? JSON.stringify(differences, null, 2) : formatReport(differences, options.since));
  process.exitCode = differences && differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : (error as Error).message);
  process.exitCode = 2;
}

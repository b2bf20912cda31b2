import { type ParseArgsConfig, parseArgs } from 'node:util';
import { openDatabase } from './database.ts';
import { explainError } from './run-start.ts';
import { readStartSettings, StartError } from './settings.ts';

/** Why arguments make no sense, and how a command is called. */
export const usageError = (message: string, usage: string): StartError => new StartError(`${message}\n\n${usage}`);

/** Reads the arguments of a command; throws a StartError with its usage where they make no sense. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw usageError((error as Error).message, usage);
  }
}

/** Works with the database of this data folder, which is started where it has to be and then ended again. */
export async function withDatabase<T>(
  work: (uri: string) => Promise<T>,
  settings = readStartSettings(),
  say?: (line: string) => void,
): Promise<T> {
  const database = await openDatabase(settings, say);
  try {
    return await work(database.uri);
  } finally {
    await database.stop();
  }
}

/** Runs a command, which says in one line why it failed. */
export async function runCommand(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}

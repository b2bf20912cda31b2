import { type ParseArgsConfig, parseArgs } from 'node:util';
import { openDatabase } from './database.ts';
import { explainError } from './run-start.ts';
import { readStartSettings, StartError } from './settings.ts';

/** An error about invalid arguments, with the usage of the command. */
export const usageError = (message: string, usage: string): StartError => new StartError(`${message}\n\n${usage}`);

/** Parses the arguments of a command; throws a StartError with its usage if they are invalid. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw usageError((error as Error).message, usage);
  }
}

/** Runs work with the database of this data folder, which is started if necessary and then stopped again. */
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

/** Runs a command; a failure is printed in one line. */
export async function runCommand(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}

import type { Db, Document, RunCommandCursor } from 'mongodb';
import type { Operations } from './arguments.ts';
import { opened } from './cursor.ts';

export const databaseOperations: Operations<Db> = {
  aggregate: (database, { pipeline, ...options }) => database.aggregate(pipeline, options).toArray(),
  createChangeStream: (database, { pipeline, ...options }) => opened(database.watch(pipeline, options)),
  createCollection: (database, { collection, ...options }) => database.createCollection(collection, options),
  createCommandCursor: (database, { command, commandName: _, ...options }) =>
    opened(commandCursor(database, command, options)),
  dropCollection: (database, { collection, ...options }) => database.dropCollection(collection, options),
  listCollections: (database, { filter, ...options }) => database.listCollections(filter, options).toArray(),
  modifyCollection: (database, { collection, ...options }) => database.command({ collMod: collection, ...options }),
  runCommand: (database, { command, commandName: _, ...options }) => database.command(command, options),
  runCursorCommand: (database, { command, commandName: _, ...options }) =>
    commandCursor(database, command, options).toArray(),
};

/** The time limit of a command's cursor is set by a method of its own in the driver. */
function commandCursor(database: Db, command: Document, { maxTimeMS, ...options }: Document): RunCommandCursor {
  const cursor = database.runCursorCommand(command, options);
  return maxTimeMS === undefined ? cursor : cursor.setMaxTimeMS(maxTimeMS);
}

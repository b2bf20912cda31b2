import { aggregateCommands } from './aggregate.ts';
import { bulkWriteCommands } from './bulk-write.ts';
import { catalogCommands } from './catalog.ts';
import { collModCommands } from './coll-mod.ts';
import type { Command, CommandTable } from './context.ts';
import { createCommands } from './create.ts';
import { currentOpCommands } from './current-op.ts';
import { cursorCommands } from './cursor.ts';
import { diagnosticCommands } from './diagnostic.ts';
import { findCommands } from './find.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { handshakeCommands } from './handshake.ts';
import { indexCommands } from './indexes.ts';
import { listCommands } from './list.ts';
import { parameterCommands } from './parameters.ts';
import { queryCommands } from './query.ts';
import { sessionCommands } from './session.ts';
import { statisticsCommands } from './statistics.ts';
import { validateCommands } from './validate.ts';
import { writeCommands } from './write.ts';

const COMMANDS: CommandTable = {
  ...handshakeCommands,
  ...diagnosticCommands,
  ...currentOpCommands,
  ...parameterCommands,
  ...statisticsCommands,
  ...createCommands,
  ...listCommands,
  ...catalogCommands,
  ...collModCommands,
  ...indexCommands,
  ...findCommands,
  ...queryCommands,
  ...cursorCommands,
  ...writeCommands,
  ...bulkWriteCommands,
  ...findAndModifyCommands,
  ...aggregateCommands,
  ...sessionCommands,
  ...validateCommands,
};

export function findCommand(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}
